import type { User } from '@glimmer/contract'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Saved } from '../saved.tsx'
import { type Name, names } from './edits.ts'
import classes from './names-form.module.css'
import { useNames } from './use-names.ts'

const labels: Record<Name, { label: string; autoComplete: string }> = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  username: { label: 'Username', autoComplete: 'nickname' },
}

/** The three names, kept together by one button; `children` stands beside them. */
export function NamesForm({ user, children }: { user: User; children?: ReactNode }) {
  const { values, errors, problem, refusal, touched, pending, saved, write, putBack, save } = useNames(user)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusal])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        {names.map((name) => (
          <Field
            key={name}
            {...labels[name]}
            value={values[name]}
            error={errors[name]}
            onChange={(event) => write(name, event.target.value)}
          />
        ))}
        {children}
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.save}>
        <Button type="submit" aria-disabled={pending}>
          {pending ? 'Saving…' : 'Save changes'}
        </Button>
        {touched && !pending && (
          <Button variant="plain" onClick={putBack}>
            Undo changes
          </Button>
        )}
        <Saved shown={saved} />
      </div>
    </form>
  )
}
