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

/** When the room that is left, in characters, is said aloud. */
const near = 20

/** A few words, with their number in sight; near the end it is said aloud too. */
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
      <output>{left <= near && <VisuallyHidden>{left} characters left</VisuallyHidden>}</output>
    </div>
  )
}
