import { type ReactNode, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { PlayIcon } from '#platform/ui/icons.tsx'
import classes from '../dialog-form.module.css'
import type { Line } from '../sources/find-voice-source.ts'
import { useVoice } from '../sources/use-voice.ts'
import { VoicePicker } from '../sources/voice-picker.tsx'
import { startPlaylist } from './run-playlist.ts'
import { TimerChoice } from './sleep-timer.tsx'

/** In seconds. */
const gaps = [3, 5, 10, 20, 40] as const
const second = 1000

interface PlaylistDialogProps {
  title: string
  /** At least one. */
  lines: readonly Line[]
  onClose: () => void
}

/** How several lines are to be played one after the other; then it closes, and the mini player takes over. */
export function PlaylistDialog({ title, lines, onClose }: PlaylistDialogProps) {
  const { user } = useAccount()
  const selection = useVoice()
  const { voice, means } = selection
  const [gapMs, setGapMs] = useState<number>(5 * second)
  const [timerMs, setTimerMs] = useState<number>()
  const [loop, setLoop] = useState(false)
  const [keepAwake, setKeepAwake] = useState(false)
  const start = () => {
    const choice = { means, voice, userId: user?._id ?? '' }
    startPlaylist({ ...choice, title, lines, gapMs, timerMs, loop, keepAwake })
    onClose()
  }
  return (
    <Dialog title={`Listen to ${title.toLowerCase()}`} onClose={onClose}>
      <div className={classes.form}>
        <fieldset className={classes.question}>
          <legend>Pause between lines</legend>
          <div className={classes.scale}>
            {gaps.map((seconds) => (
              <Chip key={seconds} pressed={gapMs === seconds * second} onClick={() => setGapMs(seconds * second)}>
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
            <VoicePicker selection={selection} />
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
