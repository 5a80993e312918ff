import { Chip } from '#platform/ui/chip.tsx'
import { MicrophoneIcon } from '#platform/ui/icons.tsx'
import classes from './before-bed.module.css'

interface BedVoiceProps {
  /** Of the voice that says lines by day. */
  name: string
  isOwn: boolean
  onOwn: (isOwn: boolean) => void
}

/** Who speaks: the voice of the day, or the person themselves. */
export const BedVoice = ({ name, isOwn, onOwn }: BedVoiceProps) => (
  <fieldset>
    <legend>Voice</legend>
    <div className={classes.choices}>
      <Chip pressed={!isOwn} onClick={() => onOwn(false)}>
        {name}
      </Chip>
      <Chip pressed={isOwn} onClick={() => onOwn(true)}>
        <MicrophoneIcon />
        My voice
      </Chip>
    </div>
  </fieldset>
)
