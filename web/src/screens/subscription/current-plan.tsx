import type { Subscription } from '@glimmer/contract'
import { plans, type Tier } from '@glimmer/contract/plans'
import type { Ref } from 'react'
import { formatDay } from '#lib/format-time.ts'
import { priceOf } from '#modules/plans/plan-offer.ts'
import { useNight } from '#platform/ui/scene/light.ts'
import { Backdrop } from '#platform/ui/scene.tsx'
import classes from './current-plan.module.css'

/** The same sun at three heights, clear of the text on the left; the horizon is below the price, above the facts. */
const suns: Record<Tier, { x: number; y: number; radius: number }> = {
  free: { x: 1060, y: 734, radius: 62 },
  premium: { x: 1060, y: 678, radius: 74 },
  pro: { x: 1060, y: 614, radius: 78 },
}

interface CurrentPlanProps {
  subscription: Subscription
  showUpsell: boolean
  ref: Ref<HTMLElement>
}

/** The plan at a glance: its name, price and status, and what comes next. */
export function CurrentPlan({ subscription, showUpsell, ref }: CurrentPlanProps) {
  const { tier } = subscription
  const { name, pricePence } = plans[tier]
  const { words, tone } = statusSummary(subscription)
  return (
    <section ref={ref} className={`stage ${classes.current}`} aria-label="Current plan" tabIndex={-1}>
      <div className={`cover ${classes.picture}`}>
        <Backdrop seed={23} light={useNight()} horizon={740} sun={suns[tier]} stars={90} />
      </div>
      <div className={classes.words}>
        <p className={`veil bar ${classes.status}`} data-tone={tone}>
          {words}
        </p>
        <h3 className="size-l">{name}</h3>
        <p className={classes.price}>
          <b>{priceOf(pricePence)}</b> <span>{pricePence === 0 ? 'always' : 'a month, including VAT'}</span>
        </p>
      </div>
      <dl className={`veil ${classes.facts}`}>
        {factsOf(subscription, showUpsell).map(([term, fact]) => (
          <div key={term}>
            <dt className="muted">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

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
