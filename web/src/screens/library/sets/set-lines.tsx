import type { Affirmation, AffirmationSet } from '@glimmer/contract'
import { typeset } from '@glimmer/lib/typeset'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { saveFile } from '#lib/save-file.ts'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { ListenButton } from '#modules/listening/listen-button.tsx'
import { read, useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { useErrorToast } from '#platform/use-error-toast.ts'
import { eventFile } from './calendar-file.ts'
import { partNames } from './set-words.ts'
import classes from './sets.module.css'

interface SetLinesProps {
  set: AffirmationSet
  title: string
  /** Called when a line is opened, to be heard there. */
  onPick: (line: Affirmation) => void
}

/** The five lines, each with its purpose; what can be done with them, and a calendar entry for the plan among them. */
export function SetLines({ set, title, onPick }: SetLinesProps) {
  const lines = set.lines.map(({ affirmation }) => affirmation)
  const plan = set.lines.find(({ part }) => part === 'plan')?.affirmation
  return (
    <>
      <ol className="lined">
        {set.lines.map(({ part, affirmation }) => (
          <li key={affirmation._id} className={classes.line}>
            <span className={`muted ${classes.part}`}>{partNames[part]}</span>
            <SetLine known={affirmation} onPick={onPick} />
          </li>
        ))}
      </ol>
      <footer className={`actions ${classes.actions}`}>
        <ListenButton title={title} load={async () => lines} />
        <SaveAsCollection title={title} lineIds={lines.map(({ _id }) => _id)} />
      </footer>
      {set.pack && plan && <CalendarForm line={plan} title={title} />}
    </>
  )
}

/** The line from the cache, so that its heart is up to date. */
function SetLine({ known, onPick }: { known: Affirmation; onPick: (line: Affirmation) => void }) {
  const { data: line = known } = useQuery(read('GET /affirmations/{id}', { params: { id: known._id } }))
  return (
    <div className={classes.said}>
      <button type="button" className={`opener ${classes.text}`} onClick={() => onPick(line)}>
        {typeset(line.text)}
      </button>
      <FavoriteButton line={line} plain />
    </div>
  )
}

function SaveAsCollection({ title, lineIds }: { title: string; lineIds: string[] }) {
  const toast = useToast()
  const save = useWrite('POST /collections', {
    onSuccess: ({ name }) => toast({ message: `Kept as the collection “${name}”.` }),
    onError: useErrorToast(),
  })
  return (
    <Button
      variant="ghost"
      small
      aria-disabled={save.isPending || save.isSuccess}
      onClick={() => save.mutate({ body: { name: title, lineIds } })}
    >
      {save.isSuccess ? 'Kept as a collection' : 'Keep as a collection'}
    </Button>
  )
}

/** Adds the plan to the user's own calendar. The file is made on this device: the time is not sent to the server. */
function CalendarForm({ line, title }: { line: Affirmation; title: string }) {
  const [when, setWhen] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const at = new Date(when)
    const isDate = !Number.isNaN(at.getTime())
    setProblem(isDate ? undefined : 'Choose a date and time first.')
    if (!isDate) return
    const file = eventFile({ id: line._id, title, text: typeset(line.text), at }, new Date())
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'glimmer-moment.ics')
  }
  return (
    <form className={`inset stack start gap-sm ${classes.calendar}`} onSubmit={submit} noValidate>
      <Field
        label="When is it?"
        type="datetime-local"
        hint="Puts your small plan in your calendar, with a reminder ten minutes before. The file is made on this device."
        value={when}
        error={problem}
        onChange={(event: { target: { value: string } }) => setWhen(event.target.value)}
      />
      <Button type="submit" variant="ghost" small>
        Add to my calendar
      </Button>
    </form>
  )
}
