import { type KeyboardEvent, useEffect, useRef } from 'react'
import captions from './captions/tutorial-onboarding.vtt?url'
import { FilmControls } from './film-controls.tsx'
import type { WatchingReport } from './report-watching.ts'
import classes from './tutorial.module.css'
import { usePlayback } from './use-playback.ts'

interface FilmPlayerProps {
  url: string
  report: WatchingReport
  onError: () => void
}

/** How far an arrow key moves, in seconds, and how much it changes the volume. */
const stride = 5
const louder = 0.1

/** The film, its captions, and everything to steer it with: by hand, or by Space and the arrows. */
export function FilmPlayer({ url, report, onError }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { playback, events, act } = usePlayback(video, report)
  useEffect(() => frame.current?.querySelector<HTMLElement>('button')?.focus(), [])

  const deeds = new Map([
    [' ', act.toggle],
    ['ArrowLeft', () => act.seek(playback.seconds - stride)],
    ['ArrowRight', () => act.seek(playback.seconds + stride)],
    ['ArrowUp', () => act.setVolume(playback.volume + louder)],
    ['ArrowDown', () => act.setVolume(playback.volume - louder)],
  ])
  const press = (event: KeyboardEvent) => {
    const { target, key } = event
    // A slider has its own arrows, a button its own Space.
    const taken = target instanceof HTMLInputElement ? key !== ' ' : target instanceof HTMLButtonElement && key === ' '
    const deed = taken || event.altKey || event.ctrlKey || event.metaKey ? undefined : deeds.get(key)
    if (!deed) return
    event.preventDefault()
    deed()
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
        onClick={act.toggle}
        onError={onError}
        {...events}
      >
        <track kind="captions" srcLang="en-GB" label="English" src={captions} default />
      </video>
      <FilmControls playback={playback} act={act} />
    </div>
  )
}
