import { Field } from './field.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

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
