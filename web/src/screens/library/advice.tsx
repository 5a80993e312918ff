import type { Advice as AdviceReply, Level } from '@glimmer/contract'
import { useEffect, useState } from 'react'
import { useCare } from '#modules/care/care-provider.tsx'
import { api } from '#platform/api/client.ts'
import { toApiError } from '#platform/api/errors.ts'
import { Button } from '#platform/ui/button.tsx'
import { Fold } from '#platform/ui/fold.tsx'
import classes from './library.module.css'

/** How long typing must pause before advice is requested. */
const restMs = 700
const minLength = 12

/** Remarks on the text; `care` is true if the text calls for people to talk to first. */
interface Advised extends AdviceReply {
  care: boolean
}
const none: Advised = { items: [], rewordings: [], care: false }

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
        (advice) => answer({ ...advice, care: false }),
        (thrown) => answer({ ...none, care: toApiError(thrown).code === 'care_first' }),
      )
    }, restMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [line])
  return advised.line === line ? advised : none
}

/** What each step of boldness is called where a line is offered on it. */
const stepNames: Record<Level, string> = {
  1: 'Noticing it',
  2: 'Allowing it',
  3: 'Learning it',
  4: 'Doing a little',
  5: 'Owning it',
}

/** The same line on other steps of boldness, gentlest first: choosing one puts its words in the field. */
function Rewordings({ rewordings, onChoose }: { rewordings: Advised['rewordings']; onChoose: (text: string) => void }) {
  if (rewordings.length === 0) return null
  return (
    <Fold title="Say it more gently, or more boldly">
      <ul className="stack gap-s">
        {rewordings.map(({ level, text }) => (
          <li key={level} className="stack start">
            <span className="muted">{stepNames[level]}</span>
            <Button variant="ghost" small onClick={() => onChoose(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/**
 * The critic's remarks under the field, and the line on other steps; if the text calls for help, a button that shows
 * people to talk to instead.
 */
export function Advice({
  advised: { items, rewordings, care },
  onMisread,
  onReword,
}: {
  advised: Advised
  onMisread: () => void
  onReword: (text: string) => void
}) {
  const { open } = useCare()
  return (
    <>
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
      <Rewordings rewordings={rewordings} onChoose={onReword} />
    </>
  )
}
