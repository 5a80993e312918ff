import { type ReactNode, useId } from 'react'
import { LockIcon } from '../../../ui/icons.tsx'
import classes from './choices.module.css'

export interface Choice<T extends string> {
  value: T
  label: string
  /** A picture above the label. */
  picture?: ReactNode
  /** The plan that opens it, when this one does not: it stays in sight and cannot be chosen. */
  lockedBy?: string | undefined
}

interface ChoicesProps<T extends string> {
  legend: string
  hint?: ReactNode
  choices: readonly Choice<T>[]
  chosen: readonly (T | undefined)[]
  onToggle: (value: T) => void
  /** Faces stand side by side as cards; chips flow. */
  look?: 'chips' | 'faces'
}

/** A question answered by pressing one or more of its answers; pressing again takes the answer back. */
export function Choices<T extends string>({
  legend,
  hint,
  choices,
  chosen,
  onToggle,
  look = 'chips',
}: ChoicesProps<T>) {
  const id = useId()
  return (
    <fieldset className={classes.group} aria-describedby={hint ? id : undefined}>
      <legend className={classes.legend}>{legend}</legend>
      {hint && (
        <p id={id} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={classes[look]}>
        {choices.map(({ value, label, picture, lockedBy }) => (
          <button
            key={value}
            type="button"
            className={look === 'faces' ? classes.card : classes.chip}
            aria-pressed={chosen.includes(value)}
            aria-disabled={lockedBy ? true : undefined}
            onClick={() => !lockedBy && onToggle(value)}
          >
            {picture}
            <span>{label}</span>
            {lockedBy && (
              <span className={classes.lock}>
                <LockIcon /> {lockedBy}
              </span>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
