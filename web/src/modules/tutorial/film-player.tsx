import { type KeyboardEvent, useEffect, useRef } from 'react'
import { FilmControls } from './film-controls.tsx'
import type { WatchingReport } from './report-watching.ts'
import classes from './tutorial.module.css'
import { usePlayback } from './use-playback.ts'

interface FilmPlayerProps {
  url: string
  /** The URL of its captions. */
  captions: string
  report: WatchingReport
  onError: () => void
}

/** How far an arrow key seeks, and how much it changes the volume. */
const seekSeconds = 5
const volumeStep = 0.1

/** The film, its captions, and its controls: buttons, Space and the arrow keys. */
export function FilmPlayer({ url, captions, report, onError }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { playback, events, actions } = usePlayback(video, report)
  useEffect(() => frame.current?.querySelector<HTMLElement>('button')?.focus(), [])

  const shortcuts = new Map([
    [' ', actions.toggle],
    ['ArrowLeft', () => actions.seek(playback.seconds - seekSeconds)],
    ['ArrowRight', () => actions.seek(playback.seconds + seekSeconds)],
    ['ArrowUp', () => actions.setVolume(playback.volume + volumeStep)],
    ['ArrowDown', () => actions.setVolume(playback.volume - volumeStep)],
  ])
  const press = (event: KeyboardEvent) => {
    const { target, key } = event
    // A slider handles the arrow keys itself, a button handles Space.
    const isTaken =
      target instanceof HTMLInputElement ? key !== ' ' : target instanceof HTMLButtonElement && key === ' '
    const action = isTaken || event.altKey || event.ctrlKey || event.metaKey ? undefined : shortcuts.get(key)
    if (!action) return
    event.preventDefault()
    action()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys on their way up from the controls inside.
    <div ref={frame} className={classes.player} onKeyDown={press}>
      <video
        ref={video}
        className={classes.video}
        src={url}
        playsInline
        aria-label="Tutorial film"
        onClick={actions.toggle}
        onError={onError}
        {...events}
      >
        <track kind="captions" srcLang="en-GB" label="English" src={captions} default />
      </video>
      <FilmControls playback={playback} actions={actions} />
    </div>
  )
}
