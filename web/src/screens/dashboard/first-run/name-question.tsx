import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import classes from './first-run.module.css'
import type { FirstRunAnswers } from './use-first-run.ts'

const maxLength = 60

/** Asks for the user's first name. */
export function NameQuestion({ answers }: { answers: FirstRunAnswers }) {
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answers.isPending) return
    if (name.trim()) void answers.answerName(name.trim())
    else answers.skip()
  }
  return (
    <form className={classes.question} onSubmit={submit}>
      <h2>What shall we call you?</h2>
      <p>For the greeting, and now and then in a line.</p>
      <Field
        label="Your name"
        hint="Any name you like. You can change it in Settings."
        autoComplete="given-name"
        maxLength={maxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" wide aria-disabled={answers.isPending}>
        Continue
      </Button>
    </form>
  )
}
