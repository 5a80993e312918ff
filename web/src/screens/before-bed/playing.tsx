import { useEffect, useState, useSyncExternalStore } from 'react'
import { formatDuration } from '#lib/format-time.ts'
import { HighlightedLine } from '#modules/listening/highlighted-line.tsx'
import type { Playlist } from '#modules/listening/playlist.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { NextIcon, SoundIcon } from '#platform/ui/tool-icons.tsx'
import { WindowTitle } from '#platform/ui/whole-window.tsx'
import classes from './before-bed.module.css'

const SoundDialog = onDemand(() => import('#modules/listening/sound-dialog.tsx').then((m) => m.SoundDialog))

/** The current line, large and alone; the screen darkens when nobody touches it. */
export function Playing({ playlist, dims }: { playlist: Playlist; dims: boolean }) {
  const { playlist: state, playback, notice } = useSyncExternalStore(playlist.subscribe, playlist.get)
  const [mixing, setMixing] = useState(false)
  const isDim = useDim(dims && !mixing && !state.paused)
  const text = playlist.lines[state.index]?.text ?? ''
  return (
    <div className={`centred ${classes.playing}`}>
      <div className={`stack ${classes.line}`}>
        <WindowTitle className={`hint ${classes.hint}`}>{playlist.title}</WindowTitle>
        {state.phase === 'quiet' ? (
          <p>Quiet now. Sleep well.</p>
        ) : (
          <HighlightedLine text={text} state={playback} look="centred" />
        )}
        <p className={`hint ${classes.hint}`}>
          {state.index + 1} of {state.count}
          {state.timerLeftMs !== undefined && <span role="timer">, {formatDuration(state.timerLeftMs)} left</span>}
        </p>
        <p className={`hint ${classes.hint}`} role="status">
          {notice}
        </p>
      </div>
      <div className="row center">
        <IconButton
          variant="sun"
          className={classes.sun}
          label={state.paused ? 'Continue' : 'Pause'}
          icon={state.paused ? <PlayIcon /> : <PauseIcon />}
          onClick={() => playlist.send({ type: state.paused ? 'resume' : 'pause' })}
        />
        <IconButton
          variant="quiet"
          label="Next line"
          icon={<NextIcon />}
          onClick={() => playlist.send({ type: 'next' })}
        />
        <IconButton variant="quiet" label="Sound and timer" icon={<SoundIcon />} onClick={() => setMixing(true)} />
        <Button variant="quiet" onClick={() => playlist.send({ type: 'stop' })}>
          Stop
        </Button>
      </div>
      {mixing && <SoundDialog playlist={playlist} onClose={() => setMixing(false)} />}
      <div className={classes.dim} data-on={isDim || undefined} aria-hidden="true" />
    </div>
  )
}

/** How long the screen must stay untouched before it darkens. */
const untouchedMs = 20_000
const touches = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const

/** Whether the screen is dark: 20 seconds after the last touch, if wanted. Any touch or key brings the light back. */
function useDim(shouldDim: boolean): boolean {
  const [isDim, setDim] = useState(false)
  useEffect(() => {
    if (!shouldDim) return setDim(false)
    let timer: ReturnType<typeof setTimeout>
    const wake = () => {
      clearTimeout(timer)
      setDim(false)
      timer = setTimeout(() => setDim(true), untouchedMs)
    }
    wake()
    for (const touch of touches) document.addEventListener(touch, wake)
    return () => {
      clearTimeout(timer)
      for (const touch of touches) document.removeEventListener(touch, wake)
    }
  }, [shouldDim])
  return isDim
}
