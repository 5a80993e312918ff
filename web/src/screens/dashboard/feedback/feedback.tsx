import type { Affirmation, LineResponse } from '@glimmer/contract'
import { lineResponses } from '@glimmer/contract/lines'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { isTyping } from '#lib/is-typing.ts'
import { responseWords, useResponse } from '#modules/affirmations/line-response.ts'
import classes from './feedback.module.css'
import { Gentler } from './gentler.tsx'

interface FeedbackProps {
  line: Affirmation
  /** The line's card: the keys work there too. */
  card: RefObject<HTMLElement | null>
  onPick: (line: Affirmation) => void
}

/** Asks how the line feels, and replies kindly whichever the answer is. It can be changed at any time. */
export function Feedback({ line, card, onPick }: FeedbackProps) {
  const id = useId()
  const own = useRef<HTMLElement>(null)
  const { respond } = useResponse()
  /** What was answered here and now: an answer from another day is shown, and not replied to again. */
  const [answered, setAnswered] = useState<LineResponse>()
  const answer = async (response: LineResponse) => setAnswered((await respond(line, response)) ? response : undefined)
  useAnswerKeys(card, own, (response) => void answer(response))
  return (
    <section ref={own} className={classes.feedback} aria-labelledby={id}>
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
            <b>{responseWords[response].name}</b>
            <span>{responseWords[response].hint}</span>
          </button>
        ))}
      </div>
      <p className={classes.thanks} role="status">
        {answered && responseWords[answered].thanks}
      </p>
      {answered === 'too-much' && <Gentler key={line._id} line={line} onPick={onPick} />}
    </section>
  )
}

/** 1, 2 and 3 answer while the focus is in the card or here: a lone key must not act from anywhere else. */
function useAnswerKeys(
  card: RefObject<HTMLElement | null>,
  own: RefObject<HTMLElement | null>,
  onAnswer: (response: LineResponse) => void,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const response = lineResponses[Number(event.key) - 1]
    if (response && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)) onAnswer(response)
  })
  useEffect(() => {
    const elements = [card.current, own.current].flatMap((element) => element ?? [])
    const listen = (event: KeyboardEvent) => press(event)
    for (const element of elements) element.addEventListener('keydown', listen)
    return () => {
      for (const element of elements) element.removeEventListener('keydown', listen)
    }
  }, [card, own])
}
