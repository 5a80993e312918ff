import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#lib/class-names.ts'
import classes from './field.module.css'
import { ChevronIcon } from './icons.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

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
    <div className={`stack gap-xs ${classes.field}`}>
      <label htmlFor={id}>{label}</label>
      {control.multiline ? <textarea {...without(control)} {...shared} /> : <input {...without(control)} {...shared} />}
      <Help id={helpId} error={error}>
        {hint && <p>{hint}</p>}
      </Help>
    </div>
  )
}

const Help = ({ id, error, children }: { id: string; error: string | undefined; children: ReactNode }) => (
  <div id={id} className={classes.help}>
    {error && (
      <p className={classes.error} role="alert">
        {error}
      </p>
    )}
    {children}
  </div>
)

const without = <Props extends { multiline?: boolean }>({ multiline: _, ...rest }: Props) => rest

interface NoteFieldProps {
  label: string
  hint: string
  value: string
  max: number
  error?: string | undefined
  onChange: (value: string) => void
}

/** From this number of remaining characters on, the number is announced. */
const announcedFrom = 20

/** A field for a few words that shows their length, and announces it to screen readers near the limit. */
export function NoteField({ hint, value, max, onChange, ...rest }: NoteFieldProps) {
  const left = max - value.length
  return (
    <div>
      <Field
        {...rest}
        multiline
        rows={3}
        maxLength={max}
        value={value}
        hint={`${hint} ${value.length}/${max}`}
        onChange={(event) => onChange(event.target.value)}
      />
      <output>{left <= announcedFrom && <VisuallyHidden>{left} characters left</VisuallyHidden>}</output>
    </div>
  )
}

/** A labelled choice from a long list; its options are the children. */
export function SelectField({ label, hint, error, children, ...rest }: Words & ComponentProps<'select'>) {
  const id = useId()
  const helpId = `${id}help`
  return (
    <div className={`stack gap-xs ${classes.field}`}>
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
        <Help id={helpId} error={error}>
          {hint}
        </Help>
      )}
    </div>
  )
}
