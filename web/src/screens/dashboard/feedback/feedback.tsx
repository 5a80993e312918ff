import type { Affirmation, LineResponse } from '@glimmer/contract'
import { lineResponses } from '@glimmer/contract/lines'
import { type RefObject, useId, useMemo, useRef, useState } from 'react'
import { useResponse } from '#modules/affirmations/use-response.ts'
import { answers } from './answers.ts'
import classes from './feedback.module.css'
import { Gentler } from './gentler.tsx'
import { useAnswerKeys } from './use-answer-keys.ts'

interface SitProps {
  line: Affirmation
  /** The line's card: the keys work there too. */
  card: RefObject<HTMLElement | null>
  onPick: (line: Affirmation) => void
}

/** Asks how the line sits, and answers kindly whichever it is. The answer can be changed at any time. */
export function Sit({ line, card, onPick }: SitProps) {
  const id = useId()
  const own = useRef<HTMLElement>(null)
  const respond = useResponse()
  /** What was answered here and now: an answer from another day is shown, and not spoken of again. */
  const [kept, setKept] = useState<LineResponse>()
  const answer = async (response: LineResponse) => setKept((await respond(line, response)) ? response : undefined)
  useAnswerKeys(
    useMemo(() => [card, own], [card]),
    (response) => void answer(response),
  )
  return (
    <section ref={own} className={classes.sit} aria-labelledby={id}>
      <h2 id={id}>How does it sit with you?</h2>
      <div className={classes.answers}>
        {lineResponses.map((response, at) => (
          <button
            key={response}
            type="button"
            className={classes.answer}
            aria-pressed={line.response === response}
            aria-keyshortcuts={String(at + 1)}
            onClick={() => void answer(response)}
          >
            <b>{answers[response].name}</b>
            <span>{answers[response].hint}</span>
          </button>
        ))}
      </div>
      <p className={classes.thanks} role="status">
        {kept && answers[kept].thanks}
      </p>
      {kept === 'too-much' && <Gentler key={line._id} line={line} onPick={onPick} />}
    </section>
  )
}
