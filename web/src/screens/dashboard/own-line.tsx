import type { Affirmation } from '@glimmer/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { readDraft, saveDraft } from '#member/drafts.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { NoteField } from '#platform/ui/note-field.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { Advice } from './advice.tsx'
import classes from './own-line.module.css'
import { useAdvice } from './use-advice.ts'

const longest = 280
const form = 'own-line'

interface OwnLineProps {
  onWritten: (line: Affirmation) => void
  /** The words ask for people first: nothing was kept. */
  onCare: () => void
}

/** A line in the person's own words: free, as many as they like. */
export function OwnLine({ onWritten, onCare }: OwnLineProps) {
  const person = useAccount().user?._id ?? ''
  const [text, setText] = useState(() => readDraft(sessionStorage, person, form).text ?? '')
  const [problem, setProblem] = useState<string>()
  const advised = useAdvice(text)
  // Words that ask for people are kept nowhere.
  useEffect(
    () => saveDraft(sessionStorage, person, form, text && !advised.care ? { text } : {}),
    [person, text, advised.care],
  )
  const toast = useToast()
  const keep = useWrite('POST /affirmations', {
    onSuccess: (line) => {
      setText('')
      toast({ message: 'Your line is kept.' })
      onWritten(line)
    },
    onError: (error) => {
      if (error.code !== 'care_first') return setProblem(error.problem.errors?.[0]?.message ?? readerMessage(error))
      saveDraft(sessionStorage, person, form, {})
      onCare()
    },
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
      <Advice advised={advised} onCare={onCare} />
      <Button type="submit" variant="ghost" small aria-disabled={keep.isPending}>
        Keep it
      </Button>
    </form>
  )
}
