import type { Subscription } from '@glimmer/contract'
import { plans, type Tier, tiers } from '@glimmer/contract/plans'
import { useId } from 'react'
import { formatDay } from '#lib/format-time.ts'
import { allowanceWords, featureText, planFeatures } from '#modules/plans/plan-features.ts'
import { priceOf } from '#modules/plans/plan-offer.ts'
import { Button } from '#platform/ui/button.tsx'
import { RadioCard } from '#platform/ui/radio-card.tsx'
import classes from './subscription.module.css'

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
      <header className={`row spread ${classes.head}`}>
        <h2 id={id} className="size-m">
          Change plan
        </h2>
        {paid && subscription.status !== 'canceled' && (
          <Button variant="ghost" small onClick={onCancel}>
            Cancel plan
          </Button>
        )}
      </header>
      {showUpsell ? (
        <fieldset className="stack gap-sm">
          <legend className="visually-hidden">Plans</legend>
          {tiers.map((tier) => (
            <RadioCard
              key={tier}
              name="plan"
              value={tier}
              title={plans[tier].name}
              note={planNote(tier, subscription)}
              checked={tier === chosen}
              onChoose={() => onChoose(tier)}
            >
              <span className={classes.price}>{priceOf(plans[tier].pricePence)}</span>
            </RadioCard>
          ))}
        </fieldset>
      ) : (
        <p className="row gap-m muted">
          There is nothing to decide today.{' '}
          <Button variant="ghost" small onClick={onShow}>
            Show the plans anyway
          </Button>
        </p>
      )}
    </section>
  )
}

/** The text under a plan's name: what it means for this user. */
export function planNote(tier: Tier, subscription: Subscription): string {
  const { tier: currentTier, status, currentPeriodEnd, scheduledTier, scheduledAt, pendingTier } = subscription
  const ends = status === 'canceled'
  if (tier === currentTier)
    return ends && currentPeriodEnd ? `Yours until ${formatDay(currentPeriodEnd)}.` : 'Your plan today.'
  if (tier === pendingTier) return 'Waiting for its payment.'
  if (tier === scheduledTier && scheduledAt) return `Begins on ${formatDay(scheduledAt)}.`
  if (tiers.indexOf(tier) > tiers.indexOf(currentTier)) return contentsOf(tier, subscription)
  const from = currentPeriodEnd ? `From ${formatDay(currentPeriodEnd)}. ` : ''
  return `${from}Nothing you made is lost.`
}

/** How many of a plan's features its card lists; all are shown beside the price once it is chosen. */
const maxNamed = 3

function contentsOf(tier: Tier, { trialAvailable, trialDays }: Subscription): string {
  const trial = trialAvailable && trialDays > 0 ? [`${trialDays} days free first`] : []
  return `${[...trial, ...planFeatures(tier).slice(0, maxNamed).map(featureText), allowanceWords(tier)].join('. ')}.`
}
