import { Suspense } from 'react'
import { optionalPart } from '#platform/boundaries/optional-part.ts'
import { Feedback, type LineQuestionProps } from './feedback.tsx'
import { useEvening } from './use-evening.ts'

/** Lazy, since only some users have turned it on. */
const EveningQuestion = optionalPart(() => import('./evening-question.tsx').then((m) => m.EveningQuestion))

/** The question about a line: in the evening whether the morning's line held, otherwise how it feels. */
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
