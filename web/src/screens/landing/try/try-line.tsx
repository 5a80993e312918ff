import { themeNames } from '@glimmer/contract/themes'
import { useEffect, useRef, useState } from 'react'
import { cueIndexAt, splitAtWord } from '#lib/cues.ts'
import { storeVisitorFavorite } from '#modules/affirmations/visitor-favorite.ts'
import { useInstallation } from '#platform/api/installation.ts'
import { paths } from '#platform/paths.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Chip } from '#platform/ui/choices.tsx'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import type { Recording, SpokenLine } from './spoken-line.ts'
import { spokenLines } from './spoken-lines.ts'
import classes from './try-line.module.css'

/** A first line without an account: choose a theme, hear its line, and save it for later. */
export function TryLine({ line, onChoose }: { line: SpokenLine; onChoose: (line: SpokenLine) => void }) {
  return (
    <section className={`veil ${classes.trial}`} aria-label="A line to try">
      <ReadAlong line={line} />
      <fieldset className={classes.choices}>
        <legend>What would help today?</legend>
        {spokenLines.map((each) => (
          <Chip key={each.theme} pressed={each === line} onClick={() => onChoose(each)}>
            {themeNames[each.theme]}
          </Chip>
        ))}
      </fieldset>
    </section>
  )
}

function ReadAlong({ line }: { line: SpokenLine }) {
  const recording = useInstallation()?.naturalVoice ? line.natural : line.builtIn
  const { playing, word, wasPlayed, failed, toggle } = useRecording(recording)
  const { before, current, after } = splitAtWord(line.text, recording.words, word)
  return (
    <>
      <button type="button" className="sun" aria-label={playing ? 'Pause' : 'Play this line'} onClick={toggle}>
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <p className={classes.line} aria-live="polite">
        <VisuallyHidden>{line.text}</VisuallyHidden>
        <span aria-hidden="true">
          {before}
          <mark>{current}</mark>
          <span className={word < 0 ? undefined : classes.next}>{after}</span>
        </span>
      </p>
      {failed && (
        <p className={`row ${classes.save}`} role="alert">
          We couldn’t play it here. You can still read it.
        </p>
      )}
      {(wasPlayed || failed) && <SaveForLater line={line} />}
    </>
  )
}

function SaveForLater({ line: { text, theme } }: { line: SpokenLine }) {
  const [saved, setSaved] = useState<boolean>()
  return (
    <div className={`row ${classes.save}`} role="status">
      {saved === undefined && (
        <Button variant="quiet" small onClick={() => setSaved(storeVisitorFavorite({ text, theme }))}>
          Keep this line
        </Button>
      )}
      {saved === true && (
        <>
          <span>Kept on this device.</span>
          <LinkButton small to={paths.signUp()}>
            Create an account to keep it
          </LinkButton>
        </>
      )}
      {saved === false && <span>This browser can’t save lines.</span>}
    </div>
  )
}

const idle = { playing: false, word: -1, wasPlayed: false, failed: false }

/**
 * Plays a recording bundled with the page; choosing another line stops it. `word` is the index of the word being said,
 * or -1.
 */
function useRecording({ audio, words }: Recording) {
  const [latest, setLatest] = useState({ ...idle, audio })
  const player = useRef<HTMLAudioElement>(null)
  const state = latest.audio === audio ? latest : idle
  const { playing } = state
  // Late events of the previous recording are ignored.
  const change = (changes: Partial<typeof idle>) =>
    setLatest((before) => (before.audio === audio ? { ...before, ...changes } : before))

  useEffect(
    () => () => {
      player.current?.pause()
      player.current = null
      setLatest({ ...idle, audio })
    },
    [audio],
  )
  useEffect(() => {
    if (!playing) return
    let frame = requestAnimationFrame(function look() {
      const word = cueIndexAt(words, (player.current?.currentTime ?? 0) * 1000)
      setLatest((before) => (before.word === word ? before : { ...before, word }))
      frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [playing, words])

  const prepare = () => {
    const recording = new Audio(audio)
    recording.addEventListener('play', () => change({ playing: true }))
    recording.addEventListener('pause', () => change({ playing: false }))
    recording.addEventListener('ended', () => change({ word: -1 }))
    setLatest({ ...idle, audio })
    return recording
  }
  const toggle = async () => {
    player.current ??= prepare()
    if (playing) return player.current.pause()
    try {
      await player.current.play()
      change({ failed: false, wasPlayed: true })
    } catch {
      change({ failed: true })
    }
  }
  return { ...state, toggle: () => void toggle() }
}
