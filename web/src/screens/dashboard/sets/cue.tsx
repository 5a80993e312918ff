import type { Affirmation } from '@glimmer/contract'
import { type FormEvent, useState } from 'react'
import { saveFile } from '#lib/save-file.ts'
import { typeset } from '#lib/typeset.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import classes from './sets.module.css'
import { toCalendar } from './to-calendar.ts'

/** The plan of a moment, for the person's own calendar. It is made on this device: no time is told to anybody. */
export function CueForm({ line, title }: { line: Affirmation; title: string }) {
  const [when, setWhen] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const at = new Date(when)
    const known = !Number.isNaN(at.getTime())
    setProblem(known ? undefined : 'Say when it is first.')
    if (!known) return
    const file = toCalendar({ id: line._id, title, text: typeset(line.text), at }, new Date())
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'glimmer-moment.ics')
  }
  return (
    <form className={classes.cue} onSubmit={submit} noValidate>
      <Field
        label="When is it?"
        type="datetime-local"
        hint="The file is made on this device. Your calendar will remind you ten minutes before."
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
