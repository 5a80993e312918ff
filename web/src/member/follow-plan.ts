import type { Subscription, User } from '@glimmer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { readItem, writeItem } from '#lib/safe-storage.ts'
import { consent, mayTrack, planKey } from '#platform/analytics/consent.ts'
import { track } from '#platform/analytics/track.ts'
import { read } from '#platform/api/query.ts'
import type { AccountState, account } from './account.ts'

/** The user as the server knows them: an offline copy may be older than what was counted. */
const userOf = (state: AccountState): User | undefined => (state.status === 'signed-in' ? state.user : undefined)

/** The plan that was counted last on this device. */
export interface CountedPlan {
  of: string
  subscription: User['subscription']
}

/** Remembers the counted plan between visits, and so after a checkout, which leaves the page. */
interface PlanMemory {
  recall(): CountedPlan | undefined
  /** Stores nothing while counting is refused. */
  remember(plan: CountedPlan): void
  /** Calls `changed` when the answer about counting changes. */
  subscribe(changed: () => void): () => void
}

/** Kept in this browser's storage, with consent only; `setConsent` and a sign-out remove it. */
const onThisDevice: PlanMemory = {
  recall() {
    try {
      return JSON.parse(readItem(planKey) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  },
  remember(plan) {
    if (mayTrack()) writeItem(planKey, JSON.stringify(plan))
  },
  subscribe: (changed) => consent.subscribe(changed),
}

/** Counts a change of the user's tier or status. */
function countChange(before: User['subscription'], after: User['subscription'], count: typeof track) {
  const { tier: previous_tier, status: previous_status } = before
  const { tier, status } = after
  if (tier === previous_tier && status === previous_status) return
  count({ name: 'subscription_updated', properties: { previous_tier, tier, previous_status, status } })
}

/**
 * Keeps the plan in the account in step with the server, whichever screen read it, and counts every change once on this
 * device: whichever call, tab or visit sees it first. Returns a function that stops it.
 */
export function followPlan(
  client: QueryClient,
  of: Pick<typeof account, 'get' | 'subscribe' | 'update'>,
  count = track,
  memory = onThisDevice,
): () => void {
  const { queryKey } = read('GET /subscriptions/current')
  const takeOver = (subscription: Subscription | undefined) => {
    const previous = userOf(of.get())?.subscription
    if (!subscription || !previous) return
    const { tier, status } = subscription
    if (previous.tier !== tier || previous.status !== status) of.update({ subscription: { tier, status } })
  }
  let last: CountedPlan | undefined
  const follow = () => {
    const user = userOf(of.get())
    if (!user) return
    const recalled = memory.recall()
    // What another tab has counted is known from the storage only.
    const before = recalled?.of === user._id ? recalled : last?.of === user._id ? last : undefined
    if (before) countChange(before.subscription, user.subscription, count)
    last = { of: user._id, subscription: user.subscription }
    memory.remember(last)
  }
  follow()
  const stopCounting = of.subscribe(follow)
  const stopRemembering = memory.subscribe(() => last && memory.remember(last))
  takeOver(client.getQueryData(queryKey))
  const stopReading = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === queryKey[0]) takeOver(client.getQueryData(queryKey))
  })
  return () => {
    stopCounting()
    stopRemembering()
    stopReading()
  }
}
