import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#lib/class-names.ts'
import classes from './field.module.css'

interface Words {
  label: string
  /** Help under the control. */
  hint?: ReactNode
  /** What is wrong, in words; it marks the control as invalid. */
  error?: string | undefined
}

type Control = ({ multiline: true } & ComponentProps<'textarea'>) | ({ multiline?: false } & ComponentProps<'input'>)

/** A labelled control: one line, or several with `multiline`. */
export function Field({ label, hint, error, ...control }: Words & Control) {
  const id = useId()
  const helpId = `${id}help`
  const shared = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hint || error ? helpId : undefined,
    className: classNames(classes.control, control.className),
  }
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {control.multiline ? <textarea {...without(control)} {...shared} /> : <input {...without(control)} {...shared} />}
      <div id={helpId} className={classes.help}>
        {error && (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )}
        {hint && <p>{hint}</p>}
      </div>
    </div>
  )
}

const without = <Props extends { multiline?: boolean }>({ multiline: _, ...rest }: Props) => rest
