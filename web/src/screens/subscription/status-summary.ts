import type { Subscription } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { formatDay } from '#lib/format-time.ts'
import { priceOf } from '#modules/plans/plan-offer.ts'

/** good: all is well. calm: a change is scheduled. wait: the user has something to do. */
export type Tone = 'good' | 'calm' | 'wait'

/** The status of a plan in two or three words. */
export function statusSummary({ status, pendingTier, paymentIssue }: Subscription): { words: string; tone: Tone } {
  if (status === 'incomplete') return { words: 'Payment not finished', tone: 'wait' }
  if (status === 'past_due' || paymentIssue === 'past_due') return { words: 'Payment due', tone: 'wait' }
  if (pendingTier || paymentIssue === 'action_required') return { words: 'Waiting for your bank', tone: 'wait' }
  if (status === 'canceled') return { words: 'Cancelled', tone: 'calm' }
  return { words: status === 'trialing' ? 'Free trial' : 'Active', tone: 'good' }
}

type Facts = readonly (readonly [term: string, fact: string])[]

const untilCancelled = ['Renews', 'Monthly, until you cancel'] as const
const none = ['Next payment', 'None'] as const

/** The key facts of a plan, the next payment always first. `showUpsell`: whether a trial may be mentioned. */
export function factsOf(subscription: Subscription, showUpsell = true): Facts {
  const { tier, status, currentPeriodEnd: end, scheduledTier, scheduledAt } = subscription
  const { name } = plans[tier]
  if (tier === 'free' || !end) return freeFacts(subscription, showUpsell)
  if (status === 'canceled')
    return [none, [`${name} until`, formatDay(end)], ['After that', `${plans.free.name}, ${priceOf(0)}`]]
  const next = `${priceOf(plans[scheduledTier ?? tier].pricePence)} on ${formatDay(end)}`
  if (status === 'past_due')
    return [['Payment due', priceOf(plans[tier].pricePence)], ['Your plan', `Still ${name}`], untilCancelled]
  if (status === 'trialing') return [['First payment', next], ['Free until', formatDay(end)], untilCancelled]
  if (scheduledTier)
    return [
      ['Next payment', next],
      [`${plans[scheduledTier].name} from`, formatDay(scheduledAt ?? end)],
      untilCancelled,
    ]
  return [['Next payment', next], untilCancelled, ['To cancel', 'Two clicks, on this page']]
}

const freeFacts = ({ trialAvailable, trialDays }: Subscription, showUpsell: boolean): Facts => [
  none,
  ['Today’s affirmation', 'Free, always'],
  showUpsell && trialAvailable && trialDays > 0
    ? ['Free trial', `${trialDays} days, once`]
    : ['Your own lines', 'Free, always'],
]
