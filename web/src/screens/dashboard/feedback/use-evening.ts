import type { Evening, EveningQuestion } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/api/query.ts'

const minuteMs = 60_000

/** How long until the response changes; at least a minute, since this device's clock may be ahead. */
const untilChangeMs = (evening: Evening | undefined, now: number) =>
  evening?.changesAt ? Math.max(minuteMs, Date.parse(evening.changesAt) - now) : false

/** The evening's question, if any; it appears in an open page too, and disappears at midnight. */
export function useEvening(): EveningQuestion | undefined {
  const { data } = useQuery({
    ...read('GET /affirmations/evening'),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => untilChangeMs(state.data, Date.now()),
  })
  return data?.question ?? undefined
}
