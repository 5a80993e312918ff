import { type Tier, tiers } from '@glimmer/contract/index'
import type { PaidTier } from '#ports/payments.ts'
import type { EntitlingSubscription } from './projection.ts'

/** What choosing a tier means, given the present subscription. */
export type PlanTransition =
  | { change: 'none' }
  | { change: 'subscribe'; tier: PaidTier }
  | { change: 'upgrade'; live: EntitlingSubscription; tier: PaidTier }
  /** The upgrade has been made and waits for its payment. */
  | { change: 'pay'; url: string }
  | { change: 'overdue' }
  | { change: 'downgrade'; live: EntitlingSubscription; tier: PaidTier }
  | { change: 'cancel'; live: EntitlingSubscription }
  | { change: 'undo'; live: EntitlingSubscription }
  /** The change is already scheduled for the period's end. */
  | { change: 'waiting' }

const rank = (tier: Tier) => tiers.indexOf(tier)

/** Whether something is scheduled for the period's end that could be undone. */
const hasPendingChange = ({ endsAt, scheduleId }: EntitlingSubscription) => endsAt !== null || scheduleId !== null

function upgrade(live: EntitlingSubscription, tier: PaidTier): PlanTransition {
  if (live.pendingTier === tier && live.payUrl) return { change: 'pay', url: live.payUrl }
  return live.state === 'past_due' ? { change: 'overdue' } : { change: 'upgrade', live, tier }
}

/**
 * Every transition of a plan, from the subscription in force and the chosen tier: upgrades happen immediately,
 * everything else at the period's end.
 */
export function planTransition(live: EntitlingSubscription | undefined, tier: Tier): PlanTransition {
  if (!live) return tier === 'free' ? { change: 'none' } : { change: 'subscribe', tier }
  if (tier === 'free') return live.endsAt ? { change: 'waiting' } : { change: 'cancel', live }
  if (tier === live.tier) return hasPendingChange(live) ? { change: 'undo', live } : { change: 'none' }
  if (rank(tier) > rank(live.tier)) return upgrade(live, tier)
  return live.scheduled?.tier === tier && !live.endsAt ? { change: 'waiting' } : { change: 'downgrade', live, tier }
}
