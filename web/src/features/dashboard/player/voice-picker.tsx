import type { Voice } from '@glimmer/contract'
import { ChevronIcon } from '../../../ui/icons.tsx'
import classes from './voice-picker.module.css'
import { voiceLabel } from './voices.ts'

interface VoicePickerProps {
  voices: readonly Voice[]
  voice: string
  onVoice: (voice: string) => void
}

/** Who says the line: the name in sight, the browser's own list behind it. Locked voices stay, with their plan's name. */
export const VoicePicker = ({ voices, voice, onVoice }: VoicePickerProps) => (
  <span className={classes.picker}>
    <span aria-hidden="true">{voices.find(({ id }) => id === voice)?.name ?? 'Voice'}</span>
    <ChevronIcon />
    <select
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
  </span>
)
