import type { Personalisation } from '@glimmer/contract'
import { maxWords, workingOnLength } from '@glimmer/contract/lines'
import { type FormEvent, useState } from 'react'
import { useIsUnderAge } from '#member/account-context.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Field, NoteField } from '#platform/ui/field.tsx'
import classes from './personalisation.module.css'

export type OwnWords = Pick<Personalisation, 'wanted' | 'avoided' | 'workingOn'>

interface WordsFormProps {
  own: OwnWords
  /** What the server refused, and why. */
  error: { path: string; message: string } | undefined
  isSaving: boolean
  onSave: (words: OwnWords) => void
}

const wordsIn = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** The user's own words: to use, to avoid, and about what they are working on; that is open to adults only. */
export function WordsForm({ own, error, isSaving, onSave }: WordsFormProps) {
  const [wanted, setWanted] = useState(own.wanted.join(', '))
  const [avoided, setAvoided] = useState(own.avoided.join(', '))
  const [workingOn, setWorkingOn] = useState(own.workingOn)
  const isUnderAge = useIsUnderAge()
  const errorIn = (field: keyof OwnWords) => (error?.path.startsWith(field) ? error.message : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave({
      wanted: wordsIn(wanted),
      avoided: wordsIn(avoided),
      workingOn: workingOn.replaceAll(/\s+/g, ' ').trim(),
    })
  }
  return (
    <form className="stack gap-l" onSubmit={submit} noValidate>
      <div className={classes.fields}>
        <Field
          label="Words to use"
          hint={`Up to ${maxWords}, with commas between them.`}
          error={errorIn('wanted')}
          value={wanted}
          autoComplete="off"
          onChange={({ target }) => setWanted(target.value)}
        />
        <Field
          label="Words to avoid"
          hint="No line will have them, in any form."
          error={errorIn('avoided')}
          value={avoided}
          autoComplete="off"
          onChange={({ target }) => setAvoided(target.value)}
        />
      </div>
      {!isUnderAge && (
        <NoteField
          label="What you’re working on"
          hint="Optional. A sentence or two, in your own words."
          error={errorIn('workingOn')}
          value={workingOn}
          max={workingOnLength}
          onChange={setWorkingOn}
        />
      )}
      <div className="actions">
        <Button type="submit" small aria-disabled={isSaving}>
          Save
        </Button>
      </div>
    </form>
  )
}
