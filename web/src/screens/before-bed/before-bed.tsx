import { useEffect, useState, useSyncExternalStore } from 'react'
import { formatDuration } from '#lib/format-time.ts'
import { useNavigate } from '#lib/router.tsx'
import { OfflineNote } from '#member/offline/offline-note.tsx'
import { HelpLink } from '#modules/care/help-link.tsx'
import { currentPlaylist, useStopAmbienceOnLeave } from '#modules/listening/current-playlist.tsx'
import { HighlightedLine } from '#modules/listening/highlighted-line.tsx'
import type { Playlist } from '#modules/listening/playlist.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { paths } from '#platform/paths.ts'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { CloseIcon, PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { NextIcon, SlidersIcon } from '#platform/ui/tool-icons.tsx'
import { WholeWindow, WindowTitle } from '#platform/ui/whole-window.tsx'
import { BedScene } from './bed-scene.tsx'
import classes from './before-bed.module.css'
import { Setup } from './setup.tsx'

/** The full-screen end of a day: a few slow lines, background sounds, and then quiet. */
export function BeforeBed() {
  const navigate = useNavigate()
  const leave = () => navigate(paths.dashboard())
  useStopAmbienceOnLeave()
  const isPlaying = useSyncExternalStore(currentPlaylist.subscribe, currentPlaylist.get) !== undefined
  return (
    <WholeWindow className={classes.bed} aria-label="Before bed" onClose={leave}>
      <div className={classes.screen}>
        <BedScene isPlaying={isPlaying} />
        <header className={classes.bar}>
          <IconButton variant="quiet" label="Close" icon={<CloseIcon />} onClick={leave} />
          <HelpLink />
        </header>
        <Section waiting={<Skeleton />}>
          <Night />
        </Section>
      </div>
    </WholeWindow>
  )
}

/**
 * Shows the active playlist, even one started on another screen, since the mini player is hidden behind this one;
 * otherwise the setup.
 */
function Night() {
  const playlist = useSyncExternalStore(currentPlaylist.subscribe, currentPlaylist.get)
  const [dims, setDims] = useState(true)
  const [isOver, setOver] = useState(false)
  if (playlist) return <Playing playlist={playlist} dims={dims} />
  const begin = () => setOver(true)
  return (
    <>
      <div className={classes.title}>
        <WindowTitle>{isOver ? 'Sleep well' : 'Before bed'}</WindowTitle>
        <p>{isOver ? 'That’s all for today.' : 'Five slow lines, then quiet.'}</p>
        <OfflineNote>What this device holds is here, and its sounds.</OfflineNote>
      </div>
      <Setup dims={dims} onDims={setDims} onBegin={begin} />
    </>
  )
}

const SoundDialog = onDemand(() => import('#modules/listening/sound-dialog.tsx').then((m) => m.SoundDialog))

/** The current line, large and alone; the screen darkens when nobody touches it. */
function Playing({ playlist, dims }: { playlist: Playlist; dims: boolean }) {
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
        <IconButton variant="quiet" label="Sound and timer" icon={<SlidersIcon />} onClick={() => setMixing(true)} />
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
