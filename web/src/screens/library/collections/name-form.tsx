import { type FormEvent, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { useDraftOnUnload } from '#member/draft-on-unload.ts'
import { readDraft } from '#member/drafts.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import classes from './collections.module.css'

const maxLength = 60

interface NameFormProps {
  label: string
  /** The label of the button. */
  action: string
  initial?: string
  /** Rejects if it could not be saved; the typed name then stays. */
  onName: (name: string) => Promise<unknown>
}

/** A form for the name of a collection. */
export function NameForm({ label, action, initial = '', onName }: NameFormProps) {
  const person = useAccount().user?._id ?? ''
  const draftName = `name.${label}`
  const [name, setName] = useState(() => initial || (readDraft(sessionStorage, person, draftName).name ?? ''))
  useDraftOnUnload(draftName, initial || !name ? {} : { name })
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = name.trim()
    setProblem(given ? undefined : 'Give it a name.')
    if (!given || given === initial) return
    onName(given).then(
      () => initial || setName(''),
      () => undefined,
    )
  }
  return (
    <form className={classes.name} onSubmit={submit} noValidate>
      <Field
        label={label}
        maxLength={maxLength}
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
