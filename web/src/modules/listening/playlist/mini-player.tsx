import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { formatDuration } from '#lib/format-time.ts'
import { useAccount } from '#member/account-context.tsx'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { playerInset } from '#platform/ui/bottom-inset.ts'
import { IconButton } from '#platform/ui/button.tsx'
import { CloseIcon, PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { NextIcon, SlidersIcon } from '#platform/ui/tool-icons.tsx'
import { HighlightedLine } from '../highlighted-line.tsx'
import type { Playlist } from '../playlist.ts'
import { clearMediaSession, showInMediaSession } from '../transport/media-session.ts'
import classes from './mini-player.module.css'

const SoundDialog = onDemand(() => import('../sound-dialog.tsx').then((m) => m.SoundDialog))

/** What the system's media controls do to a playlist. */
const mediaControls = ({ send }: Playlist) => ({
  play: () => send({ type: 'resume' }),
  pause: () => send({ type: 'pause' }),
  stop: () => send({ type: 'stop' }),
  next: () => send({ type: 'next' }),
  previous: () => send({ type: 'previous' }),
})

/**
 * The active playlist, at the bottom of every screen. It is not a live region, since the line is being spoken anyway.
 */
export function MiniPlayer({ playlist }: { playlist: Playlist }) {
  const { playlist: state, playback, notice } = useSyncExternalStore(playlist.subscribe, playlist.get)
  const [mixing, setMixing] = useState(false)
  const { status } = useAccount()
  const text = playlist.lines[state.index]?.text ?? ''
  const phase = state.paused ? 'paused' : 'playing'
  const controls = useMemo(() => mediaControls(playlist), [playlist])

  useEffect(() => {
    if (status === 'signed-out') controls.stop()
  }, [status, controls])
  useEffect(() => showInMediaSession(controls, { phase, title: text }), [controls, phase, text])
  useEffect(() => () => clearMediaSession(controls), [controls])

  return (
    <section ref={playerInset} className={`veil ${classes.mini}`} aria-label="Now playing">
      <IconButton
        variant="sun"
        label={state.paused ? 'Continue' : 'Pause'}
        icon={state.paused ? <PlayIcon /> : <PauseIcon />}
        onClick={state.paused ? controls.play : controls.pause}
      />
      <div className={classes.words}>
        <HighlightedLine text={text} state={playback} look="small" />
        <p className={`muted ${classes.about}`}>
          {playlist.title}, {state.index + 1} of {state.count}
          {state.loop && <span>, on repeat</span>}
          {state.timerLeftMs !== undefined && (
            <span>
              {', '}
              <span role="timer">{formatDuration(state.timerLeftMs)} left</span>
            </span>
          )}
        </p>
        <p className={`muted ${classes.about}`} role="status">
          {notice}
        </p>
      </div>
      <div className={classes.ways}>
        <IconButton variant="plain" label="Next line" icon={<NextIcon />} onClick={controls.next} />
        <IconButton variant="plain" label="Sound and timer" icon={<SlidersIcon />} onClick={() => setMixing(true)} />
        <IconButton variant="plain" label="Stop listening" icon={<CloseIcon />} onClick={controls.stop} />
      </div>
      {mixing && <SoundDialog playlist={playlist} onClose={() => setMixing(false)} />}
    </section>
  )
}
