import { useEffect, useRef, useState } from 'react'
import classes from '#modules/listening/playlist/choices.module.css'
import { estimateWords } from '#modules/listening/sources/estimate-cues.ts'
import { leaveFloor, takeFloor } from '#modules/listening/transport/audio-focus.ts'
import { LitLine } from '#modules/listening/transport/lit-line.tsx'
import type { Playing } from '#modules/listening/transport/playing.ts'
import { Button } from '#platform/ui/button.tsx'
import { MicrophoneIcon } from '#platform/ui/icons.tsx'
import { hearLoudness } from '../microphone-level.ts'
import { closeMicrophone, openMicrophone } from '../record.ts'
import { type Following, followLoudness } from './follow-loudness.ts'

const atStart: Following = { word: -1, done: false, heard: false }

/** Words that move on with the person's own voice. Nothing is scored, recorded or sent: only loudness is looked at. */
export function SayAloud({ text }: { text: string }) {
  const { where, listening, refused, listen, tap, again } = useSayAloud(text)
  const told = { means: 'silent' as const, words: estimateWords(text), fallback: false }
  const state: Playing = { phase: 'playing', ms: 0, durationMs: 0, word: where.done ? -1 : where.word, told }
  return (
    <section className={classes.question} aria-label="Say it aloud">
      <h2>Say it aloud</h2>
      <LitLine text={text} state={state} look="small" />
      <div className={classes.choices}>
        {!listening && (
          <Button variant="ghost" small onClick={() => void listen()}>
            <MicrophoneIcon />
            Use the microphone
          </Button>
        )}
        {where.done ? (
          <Button variant="ghost" small onClick={again}>
            Once more
          </Button>
        ) : (
          <Button variant="ghost" small onClick={tap}>
            Next word
          </Button>
        )}
      </div>
      <p className={classes.hint} role="status">
        {statusOf(where, listening, refused)}
      </p>
      <p className={classes.hint}>
        Nothing is scored, recorded or sent. This device only notices that you are speaking.
      </p>
    </section>
  )
}

function statusOf({ done }: Following, listening: boolean, refused: boolean) {
  if (done) return 'Said.'
  if (refused) return 'That’s fine. Tap along instead.'
  return listening ? 'Listening. Say it at your own pace.' : 'With the microphone, or tap along.'
}

/** Listens while everybody else is silent: the words follow the person, and no voice of Glimmer's. */
function hear(stream: MediaStream, report: (loudness: number, elapsedMs: number) => void) {
  const deafen = hearLoudness(stream, report)
  const stop = () => {
    deafen()
    closeMicrophone(stream)
    leaveFloor(speaker)
  }
  const speaker = { pause: () => undefined }
  takeFloor(speaker)
  return stop
}

function useSayAloud(text: string) {
  const [where, setWhere] = useState(atStart)
  const [listening, setListening] = useState(false)
  const [refused, setRefused] = useState(false)
  const follower = useRef<ReturnType<typeof followLoudness>>(undefined)
  const deafen = useRef<() => void>(undefined)
  const gone = useRef(false)
  const asking = useRef(false)

  const follow = () => {
    follower.current ??= followLoudness(text)
    return follower.current
  }
  const hush = () => {
    deafen.current?.()
    deafen.current = undefined
    setListening(false)
  }
  const move = (next: Following) => {
    setWhere((now) => (now.word === next.word && now.done === next.done ? now : next))
    if (next.done) hush()
  }
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      deafen.current?.()
    }
  }, [])
  const listen = async () => {
    if (where.done) again()
    if (asking.current || deafen.current) return
    asking.current = true
    try {
      const stream = await openMicrophone()
      if (gone.current) return closeMicrophone(stream)
      deafen.current = hear(stream, (loudness, ms) => move(follow().hear(loudness, ms)))
      setListening(true)
      setRefused(false)
    } catch {
      setRefused(true)
    } finally {
      asking.current = false
    }
  }
  const again = () => {
    follower.current = undefined
    setWhere(atStart)
  }
  return { where, listening, refused, listen, tap: () => move(follow().tap()), again }
}
