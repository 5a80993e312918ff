import { useSyncExternalStore } from 'react'
import { Dialog } from '#platform/ui/dialog.tsx'
import classes from '../playlist/choices.module.css'
import type { RunningSession } from '../playlist/run-playlist.ts'
import { TimerChoice } from '../playlist/timer-choice.tsx'
import { Mixer } from './mixer.tsx'
import { VoiceManner } from './playback-settings-fields.tsx'
import { TimerDial } from './timer-dial.tsx'

interface SoundDialogProps {
  /** The session whose timer is set here; without one there is none to set. */
  running?: RunningSession
  onClose: () => void
}

/** What is heard around the voice, how fast it speaks, and when all of it stops. */
export const SoundDialog = ({ running, onClose }: SoundDialogProps) => (
  <Dialog title="Sound" onClose={onClose}>
    <div className={classes.form}>
      <Mixer />
      <p className={classes.hint}>It softens by itself while the voice speaks.</p>
      {running && <SessionTimer running={running} />}
      <VoiceManner />
    </div>
  </Dialog>
)

function SessionTimer({ running }: { running: RunningSession }) {
  const { session } = useSyncExternalStore(running.subscribe, running.get)
  return (
    <div>
      <TimerChoice timerMs={session.timerMs} onChange={(ms) => running.send({ type: 'timer', ms })} />
      {session.timerMs !== undefined && <TimerDial wholeMs={session.timerMs} leftMs={session.timerLeftMs ?? 0} />}
    </div>
  )
}
