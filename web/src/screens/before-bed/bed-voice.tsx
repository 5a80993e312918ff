import { Chip } from '#platform/ui/chip.tsx'
import { MicrophoneIcon } from '#platform/ui/tool-icons.tsx'
import classes from './before-bed.module.css'

interface BedVoiceProps {
  /** The name of the voice that says lines by day. */
  name: string
  isOwn: boolean
  onOwn: (isOwn: boolean) => void
}

/** Chooses who speaks: the voice used by day, or the user's own recordings. */
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
