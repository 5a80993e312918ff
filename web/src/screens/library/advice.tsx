import type { Advice as AdviceReply } from '@glimmer/contract'
import { useEffect, useState } from 'react'
import { useCare } from '#modules/care/care-provider.tsx'
import { api } from '#platform/api/client.ts'
import { toApiError } from '#platform/api/errors.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './library.module.css'

/** How long typing must pause before advice is requested. */
const restMs = 700
const minLength = 12

/** Remarks on the text; `care` is true if the text calls for people to talk to first. */
interface Advised {
  items: AdviceReply['items']
  care: boolean
}
const none: Advised = { items: [], care: false }

/**
 * Remarks on a line while it is being written. Requested once typing pauses and cleared when it resumes; never stored,
 * not even in the query cache. If the request fails there is no advice, and nothing is blocked.
 */
export function useAdvice(line: string): Advised {
  const [advised, setAdvised] = useState({ ...none, line: '' })
  useEffect(() => {
    if (line.length < minLength) return
    const leaving = new AbortController()
    const answer = (outcome: Advised) => leaving.signal.aborted || setAdvised({ ...outcome, line })
    const timer = setTimeout(() => {
      api('POST /affirmations/advise', { body: { text: line }, signal: leaving.signal }).then(
        ({ items }) => answer({ items, care: false }),
        (thrown) => answer({ items: [], care: toApiError(thrown).code === 'care_first' }),
      )
    }, restMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [line])
  return advised.line === line ? advised : none
}

/** The critic's remarks under the field; if the text calls for help, a button that shows people to talk to instead. */
export function Advice({ advised: { items, care }, onMisread }: { advised: Advised; onMisread: () => void }) {
  const { open } = useCare()
  return (
    <div className={`stack start gap-s muted ${classes.advice}`} role="status">
      {care && (
        <>
          <p>It sounds like things are really hard. You deserve to talk to a person.</p>
          <Button variant="ghost" small onClick={() => open({ onMisread })}>
            See who you can talk to
          </Button>
        </>
      )}
      {items.map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
      {items.length > 0 && <p>Just a suggestion: these are your words.</p>}
    </div>
  )
}
