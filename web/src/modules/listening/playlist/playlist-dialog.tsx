import { plans } from '@glimmer/contract/plans'
import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { PlayIcon } from '#platform/ui/icons.tsx'
import { Check } from '../check.tsx'
import classes from '../dialog-form.module.css'
import { Mixer } from '../mixer.tsx'
import { usePlaybackSettings } from '../playback-settings.ts'
import { PlaybackSettingsFields } from '../playback-settings-fields.tsx'
import { TimerChoice } from '../sleep-timer.tsx'
import type { Line } from '../sources/find-voice-source.ts'
import { startPlaylist } from '../start-playlist.ts'
import { useVoice } from '../use-voice.ts'
import { VoicePicker } from '../voice-picker.tsx'
import { GapChoice } from './gap-choice.tsx'

interface PlaylistDialogProps {
  /** What the mini player shows. */
  title: string
  heading: string
  /** At least one. */
  lines: readonly Line[]
  onClose: () => void
}

/** Chooses how several lines are played one after the other; on play it closes and the mini player takes over. */
export function PlaylistDialog({ title, heading, lines, onClose }: PlaylistDialogProps) {
  const { user } = useAccount()
  const isMetered = plans[user?.subscription.tier ?? 'free'].limits.speech !== null
  const { gapMs } = usePlaybackSettings()
  const selection = useVoice()
  const { voice, method } = selection
  const [timerMs, setTimerMs] = useState<number>()
  const [loop, setLoop] = useState(false)
  const [keepAwake, setKeepAwake] = useState(false)
  const start = () => {
    const choice = { method, voice, userId: user?._id ?? '' }
    startPlaylist({ ...choice, title, lines, gapMs, timerMs, loop, keepAwake })
    onClose()
  }
  return (
    <Dialog title={heading} onClose={onClose}>
      <div className={`stack ${classes.form}`}>
        <fieldset className={`stack gap-s ${classes.question}`}>
          <legend>Voice</legend>
          <div className={classes.choices}>
            <VoicePicker selection={selection} />
          </div>
          {isMetered && (method === 'voice' || method === 'own') && (
            <p className="hint">
              The first time this voice says a line, it uses one of this month’s spoken lines. When they’re used up,
              this device’s voice or silent reading carries on, free.
            </p>
          )}
        </fieldset>
        <Mixer>They start with the lines, and dip when the voice speaks.</Mixer>
        <TimerChoice timerMs={timerMs} onChange={setTimerMs} />
        <GapChoice />
        <PlaybackSettingsFields />
        <div>
          <Check checked={loop} onChange={setLoop}>
            Play on repeat
          </Check>
          <Check checked={keepAwake} onChange={setKeepAwake}>
            Keep the screen on
          </Check>
        </div>
        <Button disabled={method === 'voice' && !voice} onClick={start}>
          <PlayIcon />
          {lines.length === 1 ? 'Play 1 line' : `Play ${lines.length} lines`}
        </Button>
      </div>
    </Dialog>
  )
}
