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
  /** Called with the line that comes instead. */
  onOther: (line: Affirmation) => void
  onAnswer: (response: LineResponse) => void
}

/**
 * Asks how the line feels. Failing to save the answer does not block the user; a line that is not right is replaced by
 * another, or a gentler one, while there is one.
 */
export function Answer({ line, onDone, onOther, onAnswer }: AnswerProps) {
  const { respond, isPending } = useResponse({ quiet: true })
  const gentler = useWrite('POST /affirmations/{id}/gentler')
  const another = useWrite('POST /affirmations/{id}/another')
  const busy = isPending || gentler.isPending || another.isPending
  const answer = async (response: LineResponse) => {
    if (busy) return
    await respond(line, response)
    onAnswer(response)
    if (response === 'true') return onDone()
    const replace = response === 'too-much' ? gentler : another
    const replacement = await replace.mutateAsync({ params: { id: line._id } }).catch(() => undefined)
    if (replacement) onOther(replacement)
    else onDone()
  }
  return (
    <>
      <div className={`stack centred ${moment.middle}`}>
        <p className={classes.again}>{typeset(line.text)}</p>
        <WindowTitle className={classes.question}>How does that feel?</WindowTitle>
        <fieldset className={classes.answers} aria-label="How that feels" aria-busy={busy}>
          {lineResponses.map((response) => {
            const { name, hint } = responseWords[response]
            return (
              <button
                key={response}
                type="button"
                className={`veil stack gap-xs ${classes.answer}`}
                onClick={() => void answer(response)}
              >
                <b>{name}</b>
                <span>{hint}</span>
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
