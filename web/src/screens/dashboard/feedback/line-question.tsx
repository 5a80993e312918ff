import { lazy, Suspense } from 'react'
import { Feedback, type LineQuestionProps } from './feedback.tsx'
import { useEvening } from './use-evening.ts'

/** For those who turned it on. */
const EveningQuestion = lazy(() => import('./evening-question.tsx').then((m) => ({ default: m.EveningQuestion })))

/** What is asked about a line: whether the morning's has held, where it is evening, else how it feels. */
export function LineQuestion({ line, card, ...rest }: LineQuestionProps) {
  const evening = useEvening()
  return evening?.affirmation._id === line._id ? (
    <Suspense>
      <EveningQuestion asked={evening} card={card} />
    </Suspense>
  ) : (
    <Feedback line={line} card={card} {...rest} />
  )
}
