import type { User } from '@glimmer/contract'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { CheckIcon } from '#platform/ui/icons.tsx'
import { type Name, names } from './names.ts'
import classes from './names-form.module.css'
import { useNames } from './use-names.ts'

const labels: Record<Name, { label: string; autoComplete: string }> = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  username: { label: 'Username', autoComplete: 'nickname' },
}

/** The three names, saved together by one button; `children` stands beside them. */
export function NamesForm({ user, children }: { user: User; children?: ReactNode }) {
  const { values, errors, problem, error, touched, pending, saved, type, undo, save } = useNames(user)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [error])
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
            onChange={(event) => type(name, event.target.value)}
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
          <Button variant="plain" onClick={undo}>
            Undo changes
          </Button>
        )}
        {/* Always on the page, so that it is announced. */}
        <output className={classes.saved}>
          {saved && (
            <>
              <CheckIcon /> Saved
            </>
          )}
        </output>
      </div>
    </form>
  )
}
