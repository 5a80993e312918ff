import { useSyncExternalStore } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import classes from '../session/choices.module.css'
import type { RunningSession } from '../session/run-session.ts'
import { TimerChoice } from '../session/timer-choice.tsx'
import { Mixer } from './mixer.tsx'
import { TimerDial } from './timer-dial.tsx'
import { VoiceManner } from './voice-manner.tsx'

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
