import type { Affirmation } from '@glimmer/contract'
import { type LineResponse, lineResponses } from '@glimmer/contract/lines'
import { typeset } from '@glimmer/lib/typeset'
import { responseWords, useResponse } from '#modules/affirmations/line-response.ts'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { WindowTitle } from '#platform/ui/whole-window.tsx'
import moment from './moment.module.css'
import classes from './steps.module.css'

interface AnswerProps {
  line: Affirmation
  onDone: () => void
  onGentler: (line: Affirmation) => void
}

/**
 * Asks how the line feels. Failing to save the answer does not block the user; a line that is too much is replaced by a
 * gentler one.
 */
export function Answer({ line, onDone, onGentler }: AnswerProps) {
  const { respond, isPending } = useResponse({ quiet: true })
  const gentler = useWrite('POST /affirmations/{id}/gentler')
  const busy = isPending || gentler.isPending
  const answer = async (response: LineResponse) => {
    if (busy) return
    await respond(line, response)
    if (response !== 'too-much') return onDone()
    const replacement = await gentler.mutateAsync({ params: { id: line._id } }).catch(() => undefined)
    if (replacement) onGentler(replacement)
    else onDone()
  }
  return (
    <>
      <div className={`stack centred ${moment.middle}`}>
        <p className={classes.again}>{typeset(line.text)}</p>
        <WindowTitle className={classes.question}>How does that feel?</WindowTitle>
        <fieldset className={classes.answers} aria-label="How that feels" aria-busy={busy}>
          {lineResponses.map((response) => {
            const { name, hint, momentHint = hint } = responseWords[response]
            return (
              <button
                key={response}
                type="button"
                className={`veil stack gap-xs ${classes.answer}`}
                onClick={() => void answer(response)}
              >
                <b>{name}</b>
                <span>{momentHint}</span>
              </button>
            )
          })}
        </fieldset>
      </div>
      <footer className={`row center ${moment.actions}`}>
        <Button variant="quiet" onClick={onDone}>
          Skip
        </Button>
      </footer>
    </>
  )
}
