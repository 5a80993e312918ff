import { ownLineLength } from '@glimmer/contract/lines'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { useDraftOnUnload } from '#member/draft-on-unload.ts'
import { readDraft } from '#member/drafts.ts'
import { useCare } from '#modules/care/care-provider.tsx'
import { formMessage, toApiError } from '#platform/api/errors.ts'
import { NoteField } from '#platform/ui/field.tsx'
import { Advice, useAdvice } from './advice.tsx'
import classes from './library.module.css'

interface LineFormProps {
  label: string
  hint: string
  /** The name under which unsaved text is stored. */
  draftName: string
  /** The text of the line that is edited; empty for a new one. */
  saved?: string
  /** Text from another app, which is added to what was typed before. */
  shared?: string | undefined
  /** Saves the text; rejects with the reason. `misread`: the user says that it is no call for help. */
  save: (body: { text: string; misread?: true }) => Promise<unknown>
  busy: boolean
  /** Called instead of saving text that has not changed. */
  onUnchanged?: () => void
  /** The buttons. */
  children: ReactNode
}

/** A form for a line in the user's own words, with the critic's remarks. If it calls for help, people are shown first. */
export function LineForm(props: LineFormProps) {
  const { label, hint, draftName, saved = '', shared, save, busy, onUnchanged, children } = props
  const care = useCare()
  const person = useAccount().user?._id ?? ''
  const [text, setText] = useState(() => {
    const typed = readDraft(sessionStorage, person, draftName).text ?? saved
    return [typed, shared].filter(Boolean).join('\n')
  })
  const [problem, setProblem] = useState<string>()
  /** The words that the server or the user has judged: a call for help, or misread as one. */
  const [judged, setJudged] = useState<{ words: string; isMisread: boolean }>()
  const words = text.replaceAll(/\s+/g, ' ').trim()
  const isMisread = judged?.words === words && judged.isMisread
  const advised = useAdvice(words === saved || isMisread ? '' : words)
  const callsForHelp = advised.care || (judged?.words === words && !isMisread)
  // Text that calls for help is never stored.
  useDraftOnUnload(draftName, text === saved || callsForHelp ? {} : { text })
  const send = async (misread: boolean) => {
    if (misread) setJudged({ words, isMisread: true })
    try {
      await save({ text: words, ...(misread && { misread: true }) })
      setText(saved)
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.code !== 'care_first') return setProblem(error.problem.errors?.[0]?.message ?? formMessage(error))
      setJudged({ words, isMisread: false })
      care.open({ onMisread: () => void send(true) })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!words) return setProblem('Write a few words first.')
    if (words === saved) return onUnchanged?.()
    setProblem(undefined)
    void send(isMisread)
  }
  return (
    <form className={`stack ${classes.form}`} onSubmit={submit} noValidate>
      <NoteField label={label} hint={hint} value={text} max={ownLineLength} error={problem} onChange={setText} />
      <Advice advised={advised} onMisread={() => setJudged({ words, isMisread: true })} onReword={setText} />
      {children}
    </form>
  )
}
