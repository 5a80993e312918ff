import type { Subscription } from '@glimmer/contract'
import { plans, type Tier, tiers } from '@glimmer/contract/plans'
import { formatDay } from '#lib/format-date.ts'
import { planExtras } from '#modules/plans/plan-extras.ts'

/** The line under a plan's name: what it is to this person. */
export function noteFor(tier: Tier, subscription: Subscription): string {
  const { tier: own, status, currentPeriodEnd, scheduledTier, scheduledAt, pendingTier } = subscription
  const ends = status === 'canceled'
  if (tier === own) return ends && currentPeriodEnd ? `Yours until ${formatDay(currentPeriodEnd)}.` : 'Your plan today.'
  if (tier === pendingTier) return 'Waiting for its payment.'
  if (tier === scheduledTier && scheduledAt) return `Begins on ${formatDay(scheduledAt)}.`
  if (tiers.indexOf(tier) > tiers.indexOf(own)) return holds(tier)
  const from = currentPeriodEnd ? `From ${formatDay(currentPeriodEnd)}. ` : ''
  return `${from}Nothing you made is lost.`
}

function holds(tier: Tier): string {
  const { affirmations, speech, avatars } = plans[tier].limits
  if (affirmations === null) {
    const [first = '', ...rest] = planExtras[tier]
    return `Unlimited, ${first.toLowerCase()}, ${rest.at(-1)?.toLowerCase()}.`
  }
  return `${affirmations} AI affirmations, ${speech} spoken aloud, ${avatars} AI avatars a month.`
}
