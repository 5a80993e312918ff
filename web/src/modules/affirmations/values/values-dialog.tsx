import type { ChosenValue, Value } from '@glimmer/contract'
import { values as everyValue } from '@glimmer/contract/lines'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { readerMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { Choices } from '#platform/ui/choices.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { NoteField } from '#platform/ui/note-field.tsx'
import { mostValues, reasonLength, toggleValue } from './toggle-value.ts'
import { useChosen } from './use-chosen.ts'
import { valueName } from './value-name.ts'
import classes from './values.module.css'

interface ValuesDialogProps {
  values: readonly ChosenValue[]
  onClose: () => void
  /** A reason asks for people first: nothing was kept. */
  onCare: () => void
}

const choices = everyValue.map((value) => ({ value, label: valueName(value) }))

/** Up to five things a person holds dear, each with a why that is for them alone. */
export function ValuesDialog({ values, onClose, onCare }: ValuesDialogProps) {
  const client = useQueryClient()
  const { chosen, choose, letGo } = useChosen(values)
  const close = () => {
    letGo()
    onClose()
  }
  const keep = useWrite('PUT /users/values', {
    onSuccess: ({ values: kept }) => {
      const { queryKey } = read('GET /users/profile')
      client.setQueryData(queryKey, (profile) => profile && { ...profile, values: kept })
      close()
    },
    onError: ({ code }) => {
      if (code !== 'care_first') return
      close()
      onCare()
    },
  })
  const explain = (value: Value, reason: string) =>
    choose(chosen.map((one) => (one.value === value ? { value, reason } : one)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!keep.isPending) keep.mutate({ body: { values: chosen.map(tidied) } })
  }
  return (
    <Dialog title="What matters to you" onClose={close}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <Choices
          legend="Choose up to five"
          hint={`${chosen.length} of ${mostValues} chosen.`}
          choices={choices}
          chosen={chosen.map(({ value }) => value)}
          onToggle={(value) => choose(toggleValue(chosen, value))}
        />
        {chosen.map(({ value, reason }) => (
          <NoteField
            key={value}
            label={`Why ${valueName(value).toLowerCase()}?`}
            hint="If you like. Kept for you alone."
            value={reason}
            max={reasonLength}
            onChange={(words) => explain(value, words)}
          />
        ))}
        <footer className={classes.foot}>
          {keep.error && keep.error.code !== 'care_first' && <p role="alert">{readerMessage(keep.error)}</p>}
          <Button type="submit" wide aria-disabled={keep.isPending}>
            Keep these
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}

const tidied = ({ value, reason }: ChosenValue) => ({ value, reason: reason.replaceAll(/\s+/g, ' ').trim() })
