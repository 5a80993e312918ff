import type { Affirmation } from '@glimmer/contract'
import { type FormEvent, useState } from 'react'
import { readerMessage } from '../../api/errors.ts'
import { useWrite } from '../../api/query.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { NoteField } from './note-field.tsx'
import classes from './own-line.module.css'

const longest = 280

/** A line in the person's own words: free, as many as they like. */
export function OwnLine({ onWritten }: { onWritten: (line: Affirmation) => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const toast = useToast()
  const keep = useWrite('POST /affirmations', ['GET /users/history'], {
    onSuccess: (line) => {
      setText('')
      toast({ message: 'Your line is kept.' })
      onWritten(line)
    },
    onError: (error) => setProblem(error.problem.errors?.[0]?.message ?? readerMessage(error)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (keep.isPending) return
    if (!text.trim()) return setProblem('Write a few words first.')
    setProblem(undefined)
    keep.mutate({ body: { text: text.replaceAll(/\s+/g, ' ').trim() } })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <NoteField
        label="Your own line"
        hint="Free, as many as you like."
        value={text}
        max={longest}
        error={problem}
        onChange={setText}
      />
      <Button type="submit" variant="ghost" small aria-disabled={keep.isPending}>
        Keep it
      </Button>
    </form>
  )
}
