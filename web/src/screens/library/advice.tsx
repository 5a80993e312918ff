import type { Advice as AdviceReply } from '@glimmer/contract'
import { useEffect, useState } from 'react'
import { useCare } from '#modules/care/care-provider.tsx'
import { api } from '#platform/api/client.ts'
import { toApiError } from '#platform/api/errors.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './own-line.module.css'

/** How long nothing must be typed before advice is asked for. */
const restMs = 700
const minLength = 12

/** Thoughts on the words; `care` where the words ask for people to talk to first. */
interface Advised {
  items: AdviceReply['items']
  care: boolean
}
const none: Advised = { items: [], care: false }

/**
 * Thoughts on a line while it is written. Asked for once typing pauses, and gone when it goes on;
 * stored nowhere, not even among the cached answers. Where asking fails there is no advice: nobody is held up.
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

/** A kind critic's thoughts under the field; where the words ask for people, the way to them instead. */
export function Advice({ advised: { items, care } }: { advised: Advised }) {
  const { open } = useCare()
  return (
    <div className={classes.advice} role="status">
      {care && (
        <>
          <p>It sounds like things are really hard. You deserve to talk to a person.</p>
          <Button variant="ghost" small onClick={() => open()}>
            See who is there
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
