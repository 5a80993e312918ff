import type { Evening, EveningQuestion } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { useHasResponse } from '#platform/api/after-first-response.ts'
import { read } from '#platform/api/query.ts'

const minuteMs = 60_000

/** How long until the answer changes by itself; at least a minute, for the clock of this device may go ahead. */
const untilChangeMs = (evening: Evening | undefined, now: number) =>
  evening?.changesAt ? Math.max(minuteMs, Date.parse(evening.changesAt) - now) : false

/** The evening's question where it stands; it comes up in an open page, too, and goes at midnight. */
export function useEvening(): EveningQuestion | undefined {
  // The day's line first: nothing that is asked about it stands in its way.
  const enabled = useHasResponse('GET /affirmations/today')
  const { data } = useQuery({
    ...read('GET /affirmations/evening'),
    enabled,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => untilChangeMs(state.data, Date.now()),
  })
  return data?.question ?? undefined
}
