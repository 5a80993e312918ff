import type { Subscription } from '@glimmer/contract'
import { plans, type Tier, tiers } from '@glimmer/contract/plans'
import { useId } from 'react'
import { priceOf } from '#modules/plans/price.ts'
import { Button } from '#platform/ui/button.tsx'
import { Option } from '#platform/ui/option.tsx'
import { noteFor } from './option-notes.ts'
import classes from './plan-options.module.css'

interface PlanOptionsProps {
  subscription: Subscription
  chosen: Tier
  showUpsell: boolean
  onShow: () => void
  onChoose: (tier: Tier) => void
  onCancel: () => void
}

/** The three plans, to compare and choose from. Choosing one only shows what it would do and cost. */
export function PlanOptions({ subscription, chosen, showUpsell, onShow, onChoose, onCancel }: PlanOptionsProps) {
  const id = useId()
  const paid = subscription.tier !== 'free'
  return (
    <section className={classes.options} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id}>Change plan</h2>
        {paid && subscription.status !== 'canceled' && (
          <Button variant="ghost" small onClick={onCancel}>
            Cancel plan
          </Button>
        )}
      </header>
      {showUpsell ? (
        <fieldset className={classes.group}>
          <legend className={classes.legend}>Plans</legend>
          {tiers.map((tier) => (
            <Option
              key={tier}
              name="plan"
              value={tier}
              title={plans[tier].name}
              note={noteFor(tier, subscription)}
              checked={tier === chosen}
              onChoose={() => onChoose(tier)}
            >
              <span className={classes.price}>{priceOf(plans[tier].pricePence)}</span>
            </Option>
          ))}
        </fieldset>
      ) : (
        <p className={classes.later}>
          There is nothing to decide today.{' '}
          <Button variant="ghost" small onClick={onShow}>
            Show plans all the same
          </Button>
        </p>
      )}
    </section>
  )
}
