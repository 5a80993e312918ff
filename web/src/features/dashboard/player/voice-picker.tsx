import type { Voice } from '@glimmer/contract'
import classes from './voice-picker.module.css'
import { voiceLabel } from './voices.ts'

interface VoicePickerProps {
  voices: readonly Voice[]
  voice: string
  onVoice: (voice: string) => void
}

/** Who says the line. Voices of other plans stay in sight with the plan's name. */
export const VoicePicker = ({ voices, voice, onVoice }: VoicePickerProps) => (
  <select
    className={classes.voice}
    aria-label="Voice"
    value={voice}
    disabled={voices.length === 0}
    onChange={(event) => onVoice(event.target.value)}
  >
    {voices.map((one) => (
      <option key={one.id} value={one.id} disabled={one.lockedUntil !== undefined}>
        {voiceLabel(one)}
      </option>
    ))}
  </select>
)
