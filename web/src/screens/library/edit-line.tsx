import type { Affirmation } from '@glimmer/contract'
import { type FormEvent, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { useDraftOnUnload } from '#member/draft-on-unload.ts'
import { readDraft } from '#member/drafts.ts'
import { useCare } from '#modules/care/care-provider.tsx'
import { readerMessage } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { NoteField } from '#platform/ui/field.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { Advice, useAdvice } from './advice.tsx'
import classes from './library.module.css'

const maxLength = 280

/** Edits the text of a line. A line that was chosen or written for the user becomes their own. */
export function EditLine({ line, onDone }: { line: Affirmation; onDone: () => void }) {
  const care = useCare()
  const toast = useToast()
  const person = useAccount().user?._id ?? ''
  const draftName = `edit.${line._id}`
  const [text, setText] = useState(() => readDraft(sessionStorage, person, draftName).text ?? line.text)
  const [problem, setProblem] = useState<string>()
  const words = text.replaceAll(/\s+/g, ' ').trim()
  const [misread, setMisread] = useState<string>()
  const advised = useAdvice(words === line.text || words === misread ? '' : words)
  // Text that calls for help is never stored.
  useDraftOnUnload(draftName, text === line.text || advised.care ? {} : { text })
  const save = useWrite('PUT /affirmations/{id}', {
    onSuccess: () => {
      toast({ message: 'Saved' })
      onDone()
    },
    onError: (error) => {
      if (error.code === 'care_first') return care.open({ onMisread: () => keep(true) })
      setProblem(error.problem.errors?.[0]?.message ?? readerMessage(error))
    },
  })
  const keep = (isMisread: boolean) => {
    if (isMisread) setMisread(words)
    save.mutate({ params: { id: line._id }, body: { text: words, ...(isMisread && { misread: true }) } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    if (!words) return setProblem('Write a few words first.')
    if (words === line.text) return onDone()
    setProblem(undefined)
    keep(words === misread)
  }
  return (
    <form className={`stack ${classes.form}`} onSubmit={submit} noValidate>
      <NoteField
        label="Edit your line"
        hint={line.origin === 'own' ? 'Only you can see this.' : 'If you change the words, it becomes your own line.'}
        value={text}
        max={maxLength}
        error={problem}
        onChange={setText}
      />
      <Advice advised={advised} onMisread={() => setMisread(words)} onReword={setText} />
      <div className="actions gap-s">
        <Button type="submit" small aria-disabled={save.isPending}>
          Save
        </Button>
        <Button variant="ghost" small onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
