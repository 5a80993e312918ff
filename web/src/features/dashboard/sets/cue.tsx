import type { Affirmation } from '@glimmer/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import classes from './sets.module.css'
import { toCalendar } from './to-calendar.ts'

/** Hands a file to the browser. */
function download(name: string, content: string, type: string) {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

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
    const file = toCalendar({ id: line._id, title, text: line.text, at }, new Date())
    download('glimmer-moment.ics', file, 'text/calendar;charset=utf-8')
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
