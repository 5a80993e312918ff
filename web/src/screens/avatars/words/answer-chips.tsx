import { Chip } from '#platform/ui/chip.tsx'
import { LockIcon } from '#platform/ui/icons.tsx'
import classes from './answer-chips.module.css'

interface AnswerChipsProps {
  legend: string
  answers: readonly { value: string; label: string; lockedBy?: string | undefined }[]
  chosen: readonly string[]
  onToggle: (answer: string) => void
}

/** A question answered by pressing; pressing again takes the answer back. What another plan opens stays in sight. */
export const AnswerChips = ({ legend, answers, chosen, onToggle }: AnswerChipsProps) => (
  <fieldset className={classes.group}>
    <legend>{legend}</legend>
    <div className={classes.chips}>
      {answers.map(({ value, label, lockedBy }) => (
        <Chip
          key={value}
          pressed={chosen.includes(value)}
          className={lockedBy && classes.locked}
          aria-disabled={lockedBy ? true : undefined}
          onClick={() => !lockedBy && onToggle(value)}
        >
          {lockedBy && <LockIcon />}
          {label}
          {lockedBy && <small>{lockedBy}</small>}
        </Chip>
      ))}
    </div>
  </fieldset>
)
