import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { formatDuration } from '#lib/format-duration.ts'
import { useAccount } from '#member/account-context.tsx'
import { playerInset } from '#platform/ui/bottom-inset.ts'
import { IconButton } from '#platform/ui/button.tsx'
import { CloseIcon, NextIcon, PauseIcon, PlayIcon, SoundIcon } from '#platform/ui/icons.tsx'
import { LitLine } from '../transport/lit-line.tsx'
import { announce, withdraw } from '../transport/media-session.ts'
import classes from './mini-player.module.css'
import type { RunningSession } from './run-playlist.ts'

const SoundDialog = lazy(() => import('../ambience/sound-dialog.tsx').then((m) => ({ default: m.SoundDialog })))

/** What the system's own buttons do to a session. */
const reachOf = ({ send }: RunningSession) => ({
  play: () => send({ type: 'resume' }),
  pause: () => send({ type: 'pause' }),
  stop: () => send({ type: 'stop' }),
  next: () => send({ type: 'next' }),
  previous: () => send({ type: 'previous' }),
})

/** The session that plays, at the foot of every screen. It does not speak up: the line itself is being said. */
export function MiniPlayer({ running }: { running: RunningSession }) {
  const { session, playing, note } = useSyncExternalStore(running.subscribe, running.get)
  const [mixing, setMixing] = useState(false)
  const { status } = useAccount()
  const text = running.lines[session.at]?.text ?? ''
  const phase = session.paused ? 'paused' : 'playing'
  const stop = () => running.send({ type: 'stop' })

  useEffect(() => {
    if (status === 'signed-out') running.send({ type: 'stop' })
  }, [status, running])
  const reach = useMemo(() => reachOf(running), [running])
  useEffect(() => announce(reach, { phase, title: text }), [reach, phase, text])
  useEffect(() => () => withdraw(reach), [reach])

  return (
    <section ref={playerInset} className={classes.mini} aria-label="Now playing">
      <IconButton
        variant="primary"
        label={session.paused ? 'Continue' : 'Pause'}
        icon={session.paused ? <PlayIcon /> : <PauseIcon />}
        onClick={running.toggle}
      />
      <div className={classes.words}>
        <LitLine text={text} state={playing} look="small" />
        <p className={classes.about}>
          {running.title}, {session.at + 1} of {session.count}
          {session.loop && ', on repeat'}
          {session.timerLeftMs !== undefined && (
            <>
              {', '}
              <span role="timer">{formatDuration(session.timerLeftMs)} left</span>
            </>
          )}
        </p>
        <p className={classes.about} role="status">
          {note}
        </p>
      </div>
      <div className={classes.ways}>
        <IconButton
          variant="plain"
          label="Next line"
          icon={<NextIcon />}
          onClick={() => running.send({ type: 'next' })}
        />
        <IconButton variant="plain" label="Sound and timer" icon={<SoundIcon />} onClick={() => setMixing(true)} />
        <IconButton variant="plain" label="Stop listening" icon={<CloseIcon />} onClick={stop} />
      </div>
      {mixing && (
        <Suspense>
          <SoundDialog running={running} onClose={() => setMixing(false)} />
        </Suspense>
      )}
    </section>
  )
}
