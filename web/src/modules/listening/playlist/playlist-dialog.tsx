import { type ReactNode, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { PlayIcon } from '#platform/ui/icons.tsx'
import type { Line } from '../sources/find-voice-source.ts'
import { useVoice } from '../sources/use-voice.ts'
import { VoicePicker } from '../sources/voice-picker.tsx'
import classes from './choices.module.css'
import { runSession } from './run-playlist.ts'
import { TimerChoice } from './timer-choice.tsx'

const pauses = [3, 5, 10, 20, 40] as const
const second = 1000

interface SessionDialogProps {
  title: string
  /** At least one. */
  lines: readonly Line[]
  onClose: () => void
}

/** How several lines are to be played one after the other; then it closes, and the mini player takes over. */
export function SessionDialog({ title, lines, onClose }: SessionDialogProps) {
  const { user } = useAccount()
  const { voices, voice, means, choose } = useVoice()
  const [pauseMs, setPauseMs] = useState<number>(5 * second)
  const [timerMs, setTimerMs] = useState<number>()
  const [loop, setLoop] = useState(false)
  const [keepAwake, setKeepAwake] = useState(false)
  const start = () => {
    const who = { means, voice, userId: user?._id ?? '' }
    runSession({ ...who, title, lines, pauseMs, timerMs, loop, keepAwake }).start()
    onClose()
  }
  return (
    <Dialog title={`Listen to ${title.toLowerCase()}`} onClose={onClose}>
      <div className={classes.form}>
        <fieldset className={classes.question}>
          <legend>Pause between lines</legend>
          <div className={classes.scale}>
            {pauses.map((seconds) => (
              <Chip key={seconds} pressed={pauseMs === seconds * second} onClick={() => setPauseMs(seconds * second)}>
                {seconds} s
              </Chip>
            ))}
          </div>
        </fieldset>
        <TimerChoice timerMs={timerMs} onChange={setTimerMs} />
        <div>
          <Check checked={loop} onChange={setLoop}>
            Play on repeat
          </Check>
          <Check checked={keepAwake} onChange={setKeepAwake}>
            Keep the screen on
          </Check>
        </div>
        <fieldset className={classes.question}>
          <legend>Who speaks</legend>
          <div className={classes.choices}>
            <VoicePicker voices={voices} voice={voice} means={means} onChoose={choose} />
          </div>
          {(means === 'voice' || means === 'own') && (
            <p className={classes.hint}>
              A line counts towards this month’s spoken lines the first time this voice says it. When they are used,
              this device’s voice or silent reading carries on, free.
            </p>
          )}
        </fieldset>
        <Button disabled={means === 'voice' && !voice} onClick={start}>
          <PlayIcon />
          {lines.length === 1 ? 'Play 1 line' : `Play ${lines.length} lines`}
        </Button>
      </div>
    </Dialog>
  )
}

interface CheckProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

const Check = ({ checked, onChange, children }: CheckProps) => (
  <label className={classes.check}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {children}
  </label>
)
