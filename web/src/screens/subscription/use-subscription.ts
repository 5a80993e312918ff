import type { Subscription } from '@glimmer/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { track } from '#platform/analytics/track.ts'
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
  useSyncAccountPlan(data)
  return data
}

/** Updates the account, and its mark in the menu, as soon as the plan is known to have changed, and counts the change. */
export function useSyncAccountPlan(subscription: Subscription | undefined) {
  const { user, update } = useAccount()
  const known = user?.subscription
  useEffect(() => {
    if (!subscription) return
    const { tier, status } = subscription
    if (known?.tier === tier && known.status === status) return
    if (known)
      track({
        name: 'subscription_updated',
        properties: { previous_tier: known.tier, tier, previous_status: known.status, status },
      })
    update({ subscription: { tier, status } })
  }, [subscription, known, update])
}
