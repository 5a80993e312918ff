import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './field.module.css'
import { ChevronIcon } from './icons.tsx'

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  hint?: ReactNode
  /** What is wrong, in words; it marks the choice as invalid. */
  error?: string | undefined
}

/** A labelled choice from a long list; its options are the children. */
export function SelectField({ label, hint, error, children, ...rest }: SelectFieldProps) {
  const id = useId()
  const helpId = `${id}help`
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <span className={classes.select}>
        <select
          {...rest}
          id={id}
          className={classes.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint || error ? helpId : undefined}
        >
          {children}
        </select>
        <ChevronIcon />
      </span>
      {(hint || error) && (
        <div id={helpId} className={classes.help}>
          {error && (
            <p className={classes.error} role="alert">
              {error}
            </p>
          )}
          {hint}
        </div>
      )}
    </div>
  )
}
