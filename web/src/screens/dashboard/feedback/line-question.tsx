import type { Evening, EveningQuestion as Question } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { read } from '#platform/api/query.ts'
import { optionalPart } from '#platform/boundaries/on-demand.tsx'
import { Feedback, type LineQuestionProps } from './feedback.tsx'

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

const minuteMs = 60_000

/** How long until the response changes; at least a minute, since this device's clock may be ahead. */
const untilChangeMs = (evening: Evening | undefined, now: number) =>
  evening?.changesAt ? Math.max(minuteMs, Date.parse(evening.changesAt) - now) : false

/** The evening's question, if any; it appears in an open page too, and disappears at midnight. */
function useEvening(): Question | undefined {
  const { data } = useQuery({
    ...read('GET /affirmations/evening'),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => untilChangeMs(state.data, Date.now()),
  })
  return data?.question ?? undefined
}
