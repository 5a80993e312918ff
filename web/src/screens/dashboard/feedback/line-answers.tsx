import type { LineResponse } from '@glimmer/contract'
import { lineResponses } from '@glimmer/contract/lines'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { isTyping } from '#lib/is-typing.ts'
import classes from './feedback.module.css'

interface LineAnswersProps {
  question: string
  /** The answers in words, each with a tooltip if it leads to something at once. */
  words: Record<LineResponse, { name: string; hint?: string }>
  /** Shown beside the question: the result of an answer. */
  status: ReactNode
  /** Actions that go with the status, such as a retry button. */
  children?: ReactNode
  /** The current answer. */
  chosen: LineResponse | null | undefined
  busy: boolean
  onAnswer: (response: LineResponse) => void
  /** The line's card, where the keyboard shortcuts work too. */
  card: RefObject<HTMLElement | null>
  /** Shown under the answers. */
  after?: ReactNode
}

/** A question about the line, and its three answers; the answer can be changed at any time. */
export function LineAnswers({
  question,
  words,
  status,
  children,
  chosen,
  busy,
  onAnswer,
  card,
  after,
}: LineAnswersProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useAnswerKeys(card, section, onAnswer)
  return (
    <section ref={section} className={classes.feedback} aria-labelledby={id} aria-busy={busy}>
      <div className={`row ${classes.question}`}>
        <h2 id={id}>{question}</h2>
        <p role="status">{status}</p>
        {children}
      </div>
      <div className={classes.answers}>
        {lineResponses.map((response, at) => (
          <button
            key={response}
            type="button"
            className={`veil ${classes.answer}`}
            aria-pressed={chosen === response}
            aria-keyshortcuts={String(at + 1)}
            title={words[response].hint}
            onClick={() => onAnswer(response)}
          >
            {words[response].name}
          </button>
        ))}
      </div>
      {after && <div className={classes.after}>{after}</div>}
    </section>
  )
}

/** 1, 2 and 3 answer while the focus is in the card or here: single-key shortcuts must not work elsewhere. */
function useAnswerKeys(
  card: RefObject<HTMLElement | null>,
  section: RefObject<HTMLElement | null>,
  onAnswer: (response: LineResponse) => void,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const response = lineResponses[Number(event.key) - 1]
    if (response && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)) onAnswer(response)
  })
  useEffect(() => {
    const elements = [card.current, section.current].flatMap((element) => element ?? [])
    const listen = (event: KeyboardEvent) => press(event)
    for (const element of elements) element.addEventListener('keydown', listen)
    return () => {
      for (const element of elements) element.removeEventListener('keydown', listen)
    }
  }, [card, section])
}
