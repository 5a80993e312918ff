import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import classes from './collections.module.css'

const longest = 60

interface NameFormProps {
  label: string
  /** What the button says. */
  action: string
  initial?: string
  onName: (name: string) => void
}

/** A name to give. */
export function NameForm({ label, action, initial = '', onName }: NameFormProps) {
  const [name, setName] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = name.trim()
    setProblem(given ? undefined : 'Give it a name.')
    if (!given || given === initial) return
    onName(given)
    if (!initial) setName('')
  }
  return (
    <form className={classes.name} onSubmit={submit} noValidate>
      <Field
        label={label}
        maxLength={longest}
        value={name}
        error={problem}
        onChange={(event: { target: { value: string } }) => setName(event.target.value)}
      />
      <Button type="submit" variant="ghost" small>
        {action}
      </Button>
    </form>
  )
}
