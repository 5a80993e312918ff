import type { Subscription, SubscriptionStatus, Tier } from '@glimmer/contract'
import type { PaidTier, ProviderSubscription } from '#ports/payments.ts'

/** The state of an account's plan, as the rest of the app uses it. */
export interface Projection {
  tier: Tier
  status: SubscriptionStatus
  subscriptionId: string | null
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  scheduledTier: Tier | null
  scheduledAt: Date | null
  trialEnd: Date | null
  paymentIssue: Subscription['paymentIssue']
  pendingTier: Tier | null
  payUrl: string | null
}

/** A subscription that entitles its owner to a plan: what commands act on. */
export type EntitlingSubscription = ProviderSubscription & { tier: PaidTier; state: 'active' | 'trialing' | 'past_due' }

export const free: Projection = {
  tier: 'free',
  status: 'active',
  subscriptionId: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  scheduledTier: null,
  scheduledAt: null,
  trialEnd: null,
  paymentIssue: 'none',
  pendingTier: null,
  payUrl: null,
}

const isLive = (one: ProviderSubscription): one is EntitlingSubscription =>
  one.tier !== undefined && (one.state === 'active' || one.state === 'trialing' || one.state === 'past_due')

/**
 * The entitling subscriptions, oldest first: the oldest is the one that counts, because the user has had it longest.
 */
export const liveOf = (subscriptions: ProviderSubscription[]): EntitlingSubscription[] =>
  subscriptions
    .filter(isLive)
    .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1))

function issueOf({ state, payUrl }: ProviderSubscription): Subscription['paymentIssue'] {
  if (state === 'past_due') return 'past_due'
  return payUrl ? 'action_required' : 'none'
}

/** A plan with a failed renewal retains its tier until the provider gives up; a cancelled plan until its end. */
function projectLive(live: EntitlingSubscription): Projection {
  return {
    tier: live.tier,
    status: live.endsAt ? 'canceled' : live.state,
    subscriptionId: live.id,
    currentPeriodEnd: live.endsAt ?? live.currentPeriodEnd,
    cancelAtPeriodEnd: live.endsAt !== null,
    scheduledTier: live.scheduled?.tier ?? null,
    scheduledAt: live.scheduled?.at ?? null,
    trialEnd: live.state === 'trialing' ? live.trialEnd : null,
    paymentIssue: issueOf(live),
    pendingTier: live.pendingTier,
    payUrl: live.payUrl,
  }
}

/**
 * The plan that a customer's subscriptions amount to. Undefined if the provider reports something unknown: the earlier
 * state is then retained.
 */
export function project(subscriptions: ProviderSubscription[]): Projection | undefined {
  const [live] = liveOf(subscriptions)
  if (live) return projectLive(live)
  const others = subscriptions.filter(({ state }) => state !== 'ended')
  if (others.some(({ state, tier }) => state === 'unknown' || tier === undefined)) return undefined
  const [incomplete] = others
  if (!incomplete) return free
  return { ...free, status: 'incomplete', paymentIssue: issueOf(incomplete), payUrl: incomplete.payUrl }
}
