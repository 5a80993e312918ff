import type { Subscription } from '@glimmer/contract'

const free: Subscription = {
  tier: 'free',
  status: 'active',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  scheduledTier: null,
  scheduledAt: null,
  trialEnd: null,
  paymentIssue: 'none',
  pendingTier: null,
  payUrl: null,
  trialAvailable: false,
  trialDays: 0,
}

/** A subscription for tests: the Free plan, with the given changes. */
export const createSubscription = (changes: Partial<Subscription> = {}): Subscription => ({ ...free, ...changes })
