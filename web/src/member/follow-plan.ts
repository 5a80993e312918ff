import type { Subscription, User } from '@glimmer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { track } from '#platform/analytics/track.ts'
import { read } from '#platform/api/query.ts'
import type { AccountState, account } from './account.ts'

const userOf = (state: AccountState): User | undefined => ('user' in state ? state.user : undefined)

/** Counts a change of the user's tier or status. */
function countChange(before: User, after: User, count: typeof track) {
  const { tier: previous_tier, status: previous_status } = before.subscription
  const { tier, status } = after.subscription
  if (tier === previous_tier && status === previous_status) return
  count({ name: 'subscription_updated', properties: { previous_tier, tier, previous_status, status } })
}

/**
 * Keeps the plan in the account in step with the server, whichever screen read it, and counts every change, whichever
 * call returned it. Returns a function that stops it.
 */
export function followPlan(
  client: QueryClient,
  of: Pick<typeof account, 'get' | 'subscribe' | 'update'>,
  count = track,
): () => void {
  const { queryKey } = read('GET /subscriptions/current')
  const takeOver = (subscription: Subscription | undefined) => {
    const previous = userOf(of.get())?.subscription
    if (!subscription || !previous) return
    const { tier, status } = subscription
    if (previous.tier !== tier || previous.status !== status) of.update({ subscription: { tier, status } })
  }
  let last = userOf(of.get())
  const stopCounting = of.subscribe(() => {
    const now = userOf(of.get())
    if (last && now && last._id === now._id) countChange(last, now, count)
    last = now ?? last
  })
  takeOver(client.getQueryData(queryKey))
  const stopReading = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === queryKey[0]) takeOver(client.getQueryData(queryKey))
  })
  return () => {
    stopCounting()
    stopReading()
  }
}
