import { Chip } from '#platform/ui/chip.tsx'
import classes from './choices.module.css'

/** When the sounds may stop, in minutes. */
const minutes = [10, 20, 30, 45] as const
const minute = 60_000

interface TimerChoiceProps {
  /** Milliseconds, or none. */
  timerMs: number | undefined
  onChange: (timerMs: number | undefined) => void
}

export const TimerChoice = ({ timerMs, onChange }: TimerChoiceProps) => (
  <fieldset className={classes.question}>
    <legend>Sleep timer</legend>
    <p className={classes.hint}>Everything fades over the last minute.</p>
    <div className={classes.scale}>
      <Chip pressed={timerMs === undefined} onClick={() => onChange(undefined)}>
        Off
      </Chip>
      {minutes.map((one) => (
        <Chip key={one} pressed={timerMs === one * minute} onClick={() => onChange(one * minute)}>
          {one} min
        </Chip>
      ))}
    </div>
  </fieldset>
)
