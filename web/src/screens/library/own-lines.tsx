import { type FormEvent, useEffect, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { readDraft, saveDraft } from '#member/drafts.ts'
import { useCare } from '#modules/care/care-provider.tsx'
import { HelpStrip } from '#modules/care/help-strip.tsx'
import { readerMessage } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'
import { Section } from '#platform/boundaries/section.tsx'
import { Button } from '#platform/ui/button.tsx'
import { NoteField } from '#platform/ui/field.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { Advice, useAdvice } from './advice.tsx'
import classes from './library.module.css'
import { Lines } from './lines.tsx'
import type { ShelfProps } from './shelves.ts'

/** The user's own lines, and a form to write another. */
export const OwnLines = (props: ShelfProps) => (
  // A new line appears below the form, where a toast at the bottom would cover its buttons.
  <div className={`stack ${classes.own}`} data-toasts="top">
    <OwnLine />
    <Section waiting={<Skeleton height="12rem" />}>
      <Lines
        {...props}
        route="GET /affirmations"
        query={{ origin: 'own' }}
        name="In your own words"
        empty="Nothing here yet. A line in your own words is often the one you believe."
      />
    </Section>
  </div>
)

const maxLength = 280
const draftName = 'own-line'

/** A form for a line in the user's own words: free and unlimited. */
function OwnLine() {
  const care = useCare()
  const person = useAccount().user?._id ?? ''
  const [text, setText] = useState(() => readDraft(sessionStorage, person, draftName).text ?? '')
  const [problem, setProblem] = useState<string>()
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const [misread, setMisread] = useState<string>()
  const advised = useAdvice(line === misread ? '' : line)
  // Text that calls for help is never stored.
  useEffect(
    () => saveDraft(sessionStorage, person, draftName, text && !advised.care ? { text } : {}),
    [person, text, advised.care],
  )
  const toast = useToast()
  const save = useWrite('POST /affirmations', {
    onSuccess: ({ care: softened }) => {
      setText('')
      care.showStrip(softened && 'own-line')
      toast({ message: 'Your line is saved.' })
    },
    onError: (error) => {
      if (error.code !== 'care_first') return setProblem(error.problem.errors?.[0]?.message ?? readerMessage(error))
      saveDraft(sessionStorage, person, draftName, {})
      care.open({ onMisread: () => keep(true) })
    },
  })
  const keep = (isMisread: boolean) => {
    if (isMisread) setMisread(line)
    save.mutate({ body: { text: line, ...(isMisread && { misread: true }) } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    if (!line) return setProblem('Write a few words first.')
    setProblem(undefined)
    keep(line === misread)
  }
  return (
    <form className={`stack ${classes.form}`} onSubmit={submit} noValidate>
      <HelpStrip at="own-line" />
      <NoteField
        label="Your own line"
        hint="Free, as many as you like."
        value={text}
        max={maxLength}
        error={problem}
        onChange={setText}
      />
      <Advice advised={advised} onMisread={() => setMisread(line)} onReword={setText} />
      <Button type="submit" variant="ghost" small aria-disabled={save.isPending}>
        Keep it
      </Button>
    </form>
  )
}
