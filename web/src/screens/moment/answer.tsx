import type { Affirmation } from '@glimmer/contract'
import type { LineResponse } from '@glimmer/contract/lines'
import { lineResponses } from '@glimmer/contract/lines'
import { typeset } from '#lib/typeset.ts'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './answer.module.css'
import moment from './moment.module.css'
import { StepTitle } from './step-title.tsx'

const answers: Record<LineResponse, { name: string; hint: string }> = {
  true: { name: 'True', hint: 'Keep this one near' },
  'not-quite': { name: 'Not quite', hint: 'Another will come' },
  'too-much': { name: 'Too much', hint: 'A gentler one, free' },
}

interface AnswerProps {
  line: Affirmation
  onDone: () => void
  onGentler: (line: Affirmation) => void
}

/** How the line sits. An answer that cannot be kept holds nobody up; a line that is too much gives way to a gentler one. */
export function Answer({ line, onDone, onGentler }: AnswerProps) {
  const respond = useWrite('POST /affirmations/{id}/response')
  const gentler = useWrite('POST /affirmations/{id}/gentler')
  const params = { id: line._id }
  const busy = respond.isPending || gentler.isPending
  const answer = async (response: LineResponse) => {
    if (busy) return
    await respond.mutateAsync({ params, body: { response } }).catch(() => undefined)
    if (response !== 'too-much') return onDone()
    const found = await gentler.mutateAsync({ params }).catch(() => undefined)
    if (found) onGentler(found)
    else onDone()
  }
  return (
    <>
      <div className={moment.middle}>
        <p className={classes.again}>{typeset(line.text)}</p>
        <StepTitle>How does it sit with you?</StepTitle>
        <fieldset className={classes.answers} aria-label="How it sits" aria-busy={busy}>
          {lineResponses.map((response) => (
            <button key={response} type="button" className={classes.answer} onClick={() => void answer(response)}>
              <b>{answers[response].name}</b>
              <span>{answers[response].hint}</span>
            </button>
          ))}
        </fieldset>
      </div>
      <footer className={moment.foot}>
        <Button variant="quiet" onClick={onDone}>
          Skip
        </Button>
      </footer>
    </>
  )
}
