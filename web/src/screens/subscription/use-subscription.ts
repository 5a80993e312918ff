import type { Subscription } from '@glimmer/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { read } from '#platform/api/query.ts'

/** How often a plan is read again while a payment is on its way. */
const pollMs = 3_000

const isWaiting = (subscription?: Subscription) =>
  subscription !== undefined && (subscription.pendingTier !== null || subscription.status === 'incomplete')

/** The plan as the server knows it; read again when the window regains focus, and while a payment is on its way. */
export function useSubscription(): Subscription {
  const { data } = useSuspenseQuery({
    ...read('GET /subscriptions/current'),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => isWaiting(state.data) && pollMs,
  })
  return data
}
