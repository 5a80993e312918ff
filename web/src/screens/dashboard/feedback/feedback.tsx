import type { Affirmation, LineResponse } from '@glimmer/contract'
import { lineResponses } from '@glimmer/contract/lines'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { isTyping } from '#lib/is-typing.ts'
import { responseWords, useResponse } from '#modules/affirmations/line-response.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './feedback.module.css'
import { useReplacement } from './use-replacement.ts'

interface FeedbackProps {
  line: Affirmation
  /** The line's card: the keys work there too. */
  card: RefObject<HTMLElement | null>
  isToday: boolean
  /** Whether the line has just come in the place of another. */
  isOther: boolean
  onOther: (line: Affirmation) => void
}

/**
 * Asks how the line feels, and replies kindly whichever the answer is. One that is not right gives way to another. The
 * answer can be changed at any time.
 */
export function Feedback({ line, card, isToday, isOther, onOther }: FeedbackProps) {
  const id = useId()
  const own = useRef<HTMLElement>(null)
  const { respond } = useResponse()
  const other = useReplacement(line, isToday, onOther)
  /** What was answered here and now: an answer from another day is shown, and not replied to again. */
  const [answered, setAnswered] = useState<LineResponse>()
  const answer = async (response: LineResponse) => {
    const isSaved = await respond(line, response)
    setAnswered(isSaved ? response : undefined)
    if (isSaved) other.replace(response)
  }
  useAnswerKeys(card, own, (response) => void answer(response))
  const thanks = answered ? responseWords[answered].thanks : isOther ? 'Here’s another one, free.' : undefined
  return (
    <section ref={own} className={classes.feedback} aria-labelledby={id} aria-busy={other.isPending}>
      <div className={classes.question}>
        <h2 id={id}>How does that feel?</h2>
        <p role="status">{other.words ?? thanks}</p>
        {other.retry && (
          <Button variant="quiet" small onClick={other.retry}>
            Try Again
          </Button>
        )}
      </div>
      <div className={classes.answers}>
        {lineResponses.map((response, at) => (
          <button
            key={response}
            type="button"
            className={classes.answer}
            aria-pressed={line.response === response}
            aria-keyshortcuts={String(at + 1)}
            title={responseWords[response].hint}
            onClick={() => void answer(response)}
          >
            {responseWords[response].name}
          </button>
        ))}
      </div>
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
