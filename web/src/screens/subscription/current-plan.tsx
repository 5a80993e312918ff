import type { Subscription } from '@glimmer/contract'
import { plans, type Tier } from '@glimmer/contract/plans'
import type { Ref } from 'react'
import { priceOf } from '#modules/plans/plan-offer.ts'
import { Backdrop } from '#platform/ui/scene.tsx'
import classes from './current-plan.module.css'
import { factsOf, statusSummary } from './status-summary.ts'

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
        <Backdrop seed={23} horizon={740} sun={suns[tier]} stars={90} />
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
