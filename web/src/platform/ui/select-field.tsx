import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './field.module.css'

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  hint?: ReactNode
}

/** A labelled choice from a long list; its options are the children. */
export function SelectField({ label, hint, children, ...rest }: SelectFieldProps) {
  const id = useId()
  const helpId = `${id}help`
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <select {...rest} id={id} className={classes.control} aria-describedby={hint ? helpId : undefined}>
        {children}
      </select>
      {hint && (
        <div id={helpId} className={classes.help}>
          {hint}
        </div>
      )}
    </div>
  )
}
