import type { Affirmation } from '@glimmer/contract'
import { type FormEvent, useState } from 'react'
import { saveFile } from '#lib/save-file.ts'
import { typeset } from '#lib/typeset.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { calendarFile } from './calendar-file.ts'
import classes from './sets.module.css'

/** Adds the plan to the user's own calendar. The file is made on this device: the time is not sent to the server. */
export function CalendarForm({ line, title }: { line: Affirmation; title: string }) {
  const [when, setWhen] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const at = new Date(when)
    const isDate = !Number.isNaN(at.getTime())
    setProblem(isDate ? undefined : 'Choose a date and time first.')
    if (!isDate) return
    const file = calendarFile({ id: line._id, title, text: typeset(line.text), at }, new Date())
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'glimmer-moment.ics')
  }
  return (
    <form className={classes.calendar} onSubmit={submit} noValidate>
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
