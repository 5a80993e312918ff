import type { User } from '@glimmer/contract'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useVoice } from '#modules/listening/use-voice.ts'
import { SampleButton, useSpokenName } from '#modules/listening/voice-sample.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { CheckIcon } from '#platform/ui/icons.tsx'
import classes from '../settings.module.css'
import { type Name, names } from './names.ts'
import { useNames } from './use-names.ts'

const labels: Record<Name, { label: string; autoComplete: string; hint?: string }> = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  respelling: {
    label: 'How to say it',
    autoComplete: 'off',
    hint: 'Only if our voices get your first name wrong: spell it the way it sounds, such as Shi-vawn.',
  },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  username: { label: 'Username', autoComplete: 'nickname' },
}

/** The names, and how the first is pronounced, saved together with one button; `children` is shown beside them. */
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
      <div className={`columns ${classes.fields}`}>
        {names.map((name) => (
          <div key={name} className={classes.name}>
            <Field
              {...labels[name]}
              value={values[name]}
              error={errors[name]}
              onChange={(event) => type(name, event.target.value)}
            />
            {name === 'respelling' && <HearName said={values.respelling || values.firstName} />}
          </div>
        ))}
        {children}
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={`row ${classes.save}`}>
        <Button type="submit" aria-disabled={pending}>
          {pending ? 'Saving…' : 'Save changes'}
        </Button>
        {touched && !pending && (
          <Button variant="plain" onClick={undo}>
            Undo changes
          </Button>
        )}
        {/* Always rendered, so that changes are announced. */}
        <output className="bar gap-xs success">
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

/** Plays the name as it is in the form, before it is saved. */
function HearName({ said }: { said: string }) {
  const { voice } = useVoice()
  const spoken = said.trim()
  const sample = useSpokenName(voice, spoken)
  return (
    <SampleButton sample={sample} name={spoken || 'your name'} disabled={!spoken || !voice} className={classes.hear} />
  )
}
