import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { MicrophoneIcon } from '#platform/ui/tool-icons.tsx'
import classes from './dialog-form.module.css'
import { HighlightedLine } from './highlighted-line.tsx'
import { followLoudness, type SpeechProgress } from './own-voice/follow-loudness.ts'
import { closeMicrophone, openMicrophone, watchMicrophoneLevel } from './own-voice/microphone.ts'
import { estimateCues } from './sources/estimate-cues.ts'
import { abandonAudioFocus, requestAudioFocus } from './transport/audio-focus.ts'
import type { PlaybackState } from './voice-source.ts'

const atStart: SpeechProgress = { word: -1, done: false, voiceHeard: false }

interface SayAloudProps {
  text: string
  /** Called with the progress when the line is already shown elsewhere; without it, the line is shown here. */
  onProgress?: (state: PlaybackState) => void
}

/** Highlights the words as the user says them aloud. Nothing is scored, recorded or sent: only loudness is measured. */
export function SayAloud({ text, onProgress }: SayAloudProps) {
  const { progress, listening, refused, listen, tap, again } = useSayAloud(text)
  const word = progress.done ? -1 : progress.word
  useEffect(() => onProgress?.(stateAt(text, word)), [onProgress, text, word])
  return (
    <section className={`stack gap-s ${classes.question}`} aria-label="Say it aloud">
      <h2>Say it aloud</h2>
      {!onProgress && <HighlightedLine text={text} state={stateAt(text, word)} look="small" />}
      <div className={classes.choices}>
        {!listening && (
          <Button variant="ghost" small onClick={() => void listen()}>
            <MicrophoneIcon />
            Use the microphone
          </Button>
        )}
        {progress.done ? (
          <Button variant="ghost" small onClick={again}>
            Once more
          </Button>
        ) : (
          <Button variant="ghost" small onClick={tap}>
            Next word
          </Button>
        )}
      </div>
      <p className="hint" role="status">
        {statusOf(progress, listening, refused)}
      </p>
      <p className="hint">Nothing is scored, recorded or sent. This device only notices that you are speaking.</p>
    </section>
  )
}

/** A playback state with one word being said, or none. */
const stateAt = (text: string, word: number): PlaybackState => ({
  phase: 'playing',
  ms: 0,
  durationMs: 0,
  word,
  source: { method: 'silent', words: estimateCues(text), fallback: false },
})

function statusOf({ done }: SpeechProgress, listening: boolean, refused: boolean) {
  if (done) return 'Said.'
  if (refused) return 'That’s fine. Tap along instead.'
  return listening ? 'Listening. Say it at your own pace.' : 'Use the microphone, or tap along word by word.'
}

/**
 * Follows the microphone while all voices are paused, so that the words follow the user alone. Returns a function that
 * stops it.
 */
function listenTo(stream: MediaStream, onLevel: (loudness: number, elapsedMs: number) => void) {
  const stopWatching = watchMicrophoneLevel(stream, onLevel)
  const focus = { pause: () => undefined }
  requestAudioFocus(focus)
  return () => {
    stopWatching()
    closeMicrophone(stream)
    abandonAudioFocus(focus)
  }
}

function useSayAloud(text: string) {
  const [progress, setProgress] = useState(atStart)
  const [listening, setListening] = useState(false)
  const [refused, setRefused] = useState(false)
  const follower = useRef<ReturnType<typeof followLoudness>>(undefined)
  const stopListening = useRef<() => void>(undefined)
  const left = useRef(false)
  const asking = useRef(false)

  const follow = () => {
    follower.current ??= followLoudness(text)
    return follower.current
  }
  const stop = () => {
    stopListening.current?.()
    stopListening.current = undefined
    setListening(false)
  }
  const move = (next: SpeechProgress) => {
    setProgress((now) => (now.word === next.word && now.done === next.done ? now : next))
    if (next.done) stop()
  }
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      stopListening.current?.()
    }
  }, [])
  const listen = async () => {
    if (progress.done) again()
    if (asking.current || stopListening.current) return
    asking.current = true
    try {
      const stream = await openMicrophone()
      if (left.current) return closeMicrophone(stream)
      stopListening.current = listenTo(stream, (loudness, ms) => move(follow().hear(loudness, ms)))
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
    setProgress(atStart)
  }
  return { progress, listening, refused, listen, tap: () => move(follow().tap()), again }
}
