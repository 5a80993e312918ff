import { useEffect, useState } from 'react'
import { Field } from '#platform/ui/field.tsx'

interface TimeFieldProps {
  label: string
  value: string
  error?: string | undefined
  onChoose: (time: string) => void
}

/** A time field that saves once the time is complete, on blur or Enter. */
export function TimeField({ label, value, error, onChoose }: TimeFieldProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const save = () => (typed && typed !== value ? onChoose(typed) : setTyped(typed || value))
  return (
    <Field
      label={label}
      type="time"
      required
      error={error}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      onKeyDown={({ key }) => key === 'Enter' && save()}
    />
  )
}
