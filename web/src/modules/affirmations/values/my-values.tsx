import type { ChosenValue, Value } from '@glimmer/contract'
import { values as everyValue } from '@glimmer/contract/lines'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ErrorNote } from '#platform/api/error-note.tsx'
import { read, useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { Choices } from '#platform/ui/choices.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { NoteField } from '#platform/ui/field.tsx'
import classes from '../affirmations.module.css'
import { maxReasonLength, maxValues, toggleValue, useValuesDraft, valueName } from './values.ts'

/** The user's values, with a button to change them. */
export function MyValues(props: Pick<ValuesDialogProps, 'isHidden' | 'onCare' | 'onAnswered'>) {
  const { data: profile } = useSuspenseQuery(read('GET /users/profile'))
  const [editing, setEditing] = useState(false)
  const { values } = profile
  return (
    <div className={`stack start ${classes.mine}`}>
      {values.length > 0 ? (
        <ul className="stack gap-sm">
          {values.map(({ value, reason }) => (
            <li key={value}>
              <b>{valueName(value)}</b>
              {reason && <span className="muted">{reason}</span>}
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">Lines feel truer when they touch on something you care about.</p>
      )}
      <Button variant="ghost" small onClick={() => setEditing(true)}>
        {values.length > 0 ? 'Change' : 'Choose up to five'}
      </Button>
      {editing && <ValuesDialog values={values} onClose={() => setEditing(false)} {...props} />}
    </div>
  )
}

interface ValuesDialogProps {
  values: readonly ChosenValue[]
  onClose: () => void
  /** Hides the dialog and keeps what is in it, while people to talk to are shown. */
  isHidden: boolean
  /** Called when a reason calls for the care dialog first (`care_first`); nothing was saved. */
  onCare: (after: { onMisread: () => void }) => void
  /** Called after saving, with `soften` if a reason may call for help. */
  onAnswered: (care: 'soften' | undefined) => void
}

const choices = everyValue.map((value) => ({ value, label: valueName(value) }))

/** A dialog to choose up to five values, each with an optional reason that only the user can see. */
function ValuesDialog({ values, isHidden, onClose, onCare, onAnswered }: ValuesDialogProps) {
  const client = useQueryClient()
  const { chosen, choose, clear } = useValuesDraft(values)
  const close = () => {
    clear()
    onClose()
  }
  const save = useWrite('PUT /users/values', {
    onSuccess: ({ values: saved, care }) => {
      const { queryKey } = read('GET /users/profile')
      client.setQueryData(queryKey, (profile) => profile && { ...profile, values: saved })
      close()
      onAnswered(care)
    },
    onError: ({ code }) => {
      if (code !== 'care_first') return
      // What calls for help is never stored, and stays in its field.
      clear()
      onCare({ onMisread: () => keep({ misread: true }) })
    },
  })
  function keep(also: { misread?: true } = {}) {
    if (!save.isPending) save.mutate({ body: { values: chosen.map(tidy), ...also } })
  }
  const explain = (value: Value, reason: string) =>
    choose(chosen.map((one) => (one.value === value ? { value, reason } : one)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keep()
  }
  if (isHidden) return null
  return (
    <Dialog title="What matters to you" onClose={close}>
      <form className="stack gap-l" onSubmit={submit} noValidate>
        <Choices
          legend="Choose up to five"
          hint={`${chosen.length} of ${maxValues} chosen.`}
          choices={choices}
          chosen={chosen.map(({ value }) => value)}
          onToggle={(value) => choose(toggleValue(chosen, value))}
        />
        {chosen.map(({ value, reason }) => (
          <NoteField
            key={value}
            label={`Why ${valueName(value).toLowerCase()}?`}
            hint="Optional. Only you can see this."
            value={reason}
            max={maxReasonLength}
            onChange={(words) => explain(value, words)}
          />
        ))}
        <footer className={`stack gap-sm ${classes.actions}`}>
          {save.error && save.error.code !== 'care_first' && <ErrorNote error={save.error} />}
          <Button type="submit" wide aria-disabled={save.isPending}>
            Keep these
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}

const tidy = ({ value, reason }: ChosenValue) => ({ value, reason: reason.replaceAll(/\s+/g, ' ').trim() })
