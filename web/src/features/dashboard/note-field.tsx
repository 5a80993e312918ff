import { useId } from 'react'
import classes from './note-field.module.css'

interface NoteFieldProps {
  label: string
  hint: string
  value: string
  max: number
  rows?: number
  invalid?: string | undefined
  onChange: (value: string) => void
}

/** A few words, with how many are left said in numbers to all and aloud only near the end. */
export function NoteField({ label, hint, value, max, rows = 3, invalid, onChange }: NoteFieldProps) {
  const id = useId()
  const left = max - value.length
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        maxLength={max}
        value={value}
        aria-describedby={`${id}hint${invalid ? ` ${id}error` : ''}`}
        aria-invalid={invalid ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className={classes.under}>
        <span id={`${id}hint`}>{hint}</span>
        <span className={classes.count} aria-hidden="true">
          {value.length}/{max}
        </span>
      </p>
      <output className={classes.left}>{left <= 20 && `${left} characters left`}</output>
      {invalid && (
        <p id={`${id}error`} className={classes.error} role="alert">
          {invalid}
        </p>
      )}
    </div>
  )
}
