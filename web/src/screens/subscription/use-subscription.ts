import type { Subscription } from '@glimmer/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { read } from '#platform/api/query.ts'

/** How often the subscription is refetched while a payment is pending. */
const pollMs = 3_000

const isWaiting = (subscription?: Subscription) =>
  subscription !== undefined && (subscription.pendingTier !== null || subscription.status === 'incomplete')

/** The subscription as the server knows it; refetched when the window regains focus, and while a payment is pending. */
export function useSubscription(): Subscription {
  const { data } = useSuspenseQuery({
    ...read('GET /subscriptions/current'),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => isWaiting(state.data) && pollMs,
  })
  return data
}
