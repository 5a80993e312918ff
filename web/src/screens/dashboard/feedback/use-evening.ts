import type { Evening, EveningQuestion } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/api/query.ts'

const minuteMs = 60_000

/** How long until the answer changes by itself; at least a minute, for the clock of this device may go ahead. */
const untilChangeMs = (evening: Evening | undefined, now: number) =>
  evening?.changesAt ? Math.max(minuteMs, Date.parse(evening.changesAt) - now) : false

/** The evening's question where it stands; it comes up in an open page, too, and goes at midnight. */
export function useEvening(): EveningQuestion | undefined {
  const { data } = useQuery({
    ...read('GET /affirmations/evening'),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => untilChangeMs(state.data, Date.now()),
  })
  return data?.question ?? undefined
}
