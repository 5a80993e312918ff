import type { Subscription } from '@glimmer/contract'
import { plans, type Tier, tiers } from '@glimmer/contract/plans'
import { useId } from 'react'
import { priceOf } from '../../app/plans/price.ts'
import { Button } from '../../ui/button.tsx'
import { noteFor } from './option-notes.ts'
import classes from './plan-options.module.css'

interface PlanOptionsProps {
  subscription: Subscription
  chosen: Tier
  /** Whether plans may be spoken of now. */
  offer: boolean
  onShow: () => void
  onChoose: (tier: Tier) => void
  onCancel: () => void
}

/** The three plans, to compare and choose from. Choosing one only shows what it would do and cost. */
export function PlanOptions({ subscription, chosen, offer, onShow, onChoose, onCancel }: PlanOptionsProps) {
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
      {offer ? (
        <fieldset className={classes.group}>
          <legend className={classes.legend}>Plans</legend>
          {tiers.map((tier) => (
            <Option
              key={tier}
              tier={tier}
              note={noteFor(tier, subscription)}
              checked={tier === chosen}
              onChoose={() => onChoose(tier)}
            />
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

interface OptionProps {
  tier: Tier
  note: string
  checked: boolean
  onChoose: () => void
}

const Option = ({ tier, note, checked, onChoose }: OptionProps) => (
  <label className={classes.option}>
    <input type="radio" name="plan" value={tier} checked={checked} onChange={onChoose} />
    <span className={classes.face}>
      <span>
        <b>{plans[tier].name}</b>
        <span className={classes.note}>{note}</span>
      </span>
      <span className={classes.price}>{priceOf(plans[tier].pricePence)}</span>
    </span>
  </label>
)
