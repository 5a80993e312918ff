import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#lib/class-names.ts'
import classes from './choices.module.css'
import { LockIcon } from './tool-icons.tsx'

export interface Choice<T extends string> {
  value: T
  label: string
  /** The plan that includes it, when the user's does not: it is shown but cannot be chosen. */
  lockedBy?: string | undefined
}

export interface ChoiceChipsProps<T extends string> {
  choices: readonly Choice<T>[]
  chosen: readonly (T | undefined)[]
  onToggle: (value: T) => void
}

interface ChoicesProps<T extends string> extends ChoiceChipsProps<T> {
  legend: string
  hint?: ReactNode
}

/** A question with chips as its answers, of which several may be chosen; pressing a chosen one takes it back. */
export function Choices<T extends string>({ legend, hint, choices, chosen, onToggle }: ChoicesProps<T>) {
  return (
    <Question legend={legend} hint={hint}>
      <ChoiceChips choices={choices} chosen={chosen} onToggle={onToggle} />
    </Question>
  )
}

/** The answers alone; put them into a fieldset with a legend. */
export const ChoiceChips = <T extends string>({ choices, chosen, onToggle }: ChoiceChipsProps<T>) => (
  <div className={`row gap-s ${classes.chips}`}>
    {choices.map(({ value, label, lockedBy }) => (
      <Chip
        key={value}
        pressed={chosen.includes(value)}
        aria-disabled={lockedBy ? true : undefined}
        onClick={() => !lockedBy && onToggle(value)}
      >
        {label}
        {lockedBy && (
          <span className={classes.lock}>
            <LockIcon /> {lockedBy}
          </span>
        )}
      </Chip>
    ))}
  </div>
)

/** A group of answers under its question. */
export function Question({ legend, hint, children }: { legend: string; hint?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset aria-describedby={hint ? id : undefined}>
      <legend className={`title ${classes.legend}`}>{legend}</legend>
      {hint && (
        <p id={id} className={`muted ${classes.hint}`}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  )
}

/** A choice that is on or off. Put several into an element with role group and a name. */
export function Chip({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return <button type="button" {...rest} aria-pressed={pressed} className={classNames(classes.chip, className)} />
}
