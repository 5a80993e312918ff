import type { Subscription } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { formatDay } from '#lib/format-time.ts'
import { Button } from '#platform/ui/button.tsx'
import { ChangeError, KeyInformation } from './pay-panel.tsx'
import classes from './subscription.module.css'
import type { ChosenChange, PlanChange } from './use-plan-change.ts'

/** A change without a payment now: a smaller plan from the next period, or one already scheduled. */
export function DowngradePanel({ preview, subscription, change }: ChosenChange) {
  const { name } = plans[preview.tier]
  const currentPlan = plans[subscription.tier].name
  const day = formatDay(preview.takesEffectAt)
  if (preview.change !== 'downgrade' || subscription.scheduledTier === preview.tier)
    return (
      <>
        <h3>
          You move to {name} on {day}
        </h3>
        <p className={`muted ${classes.words}`}>
          Until then you have all of {currentPlan}. Changed your mind? It costs nothing.
        </p>
        <Button variant="ghost" aria-disabled={change.busy} onClick={change.resume}>
          Stay on {currentPlan}
        </Button>
      </>
    )
  return (
    <>
      <h3>
        Move to {name} on {day}
      </h3>
      <p className={`row baseline spread ${classes.dueNow}`}>
        Due now <b>£0</b>
      </p>
      <p className={`muted ${classes.words}`}>
        You have all of {currentPlan} until then. Nothing you made is lost, and you can undo this before then.
      </p>
      <KeyInformation preview={preview} />
      <ChangeError message={change.error} />
      <Button wide aria-disabled={change.busy} onClick={() => change.choose(preview)}>
        Move to {name} on {day}
      </Button>
    </>
  )
}

interface CancelPanelProps {
  subscription: Subscription
  change: PlanChange
  onStay: () => void
}

/** The second of the two clicks that cancel a plan, and what cancelling means. */
export function CancelPanel({ subscription, change, onStay }: CancelPanelProps) {
  const { name } = plans[subscription.tier]
  const end = subscription.currentPeriodEnd
  const until = end ? <b>{formatDay(end)}</b> : 'the end of the period you have paid for'
  if (subscription.status === 'canceled')
    return (
      <>
        <h3>{name} is cancelled</h3>
        <p className={`muted ${classes.words}`}>
          You keep it until {until}, then move to Free. Nothing more is charged.
        </p>
        <Button variant="ghost" aria-disabled={change.busy} onClick={change.resume}>
          Keep {name}
        </Button>
      </>
    )
  return (
    <>
      <h3>Cancel {name}?</h3>
      <p className={`muted ${classes.words}`}>
        You keep {name} until {until}, then move to Free. Your lines, favourites and avatars stay. You can undo this at
        any time before then.
      </p>
      <ChangeError message={change.error} />
      <div className={`stack gap-sm ${classes.actions}`}>
        <Button variant="ghost" className={classes.cancel} aria-disabled={change.busy} onClick={change.cancel}>
          Cancel {name}
        </Button>
        <Button variant="ghost" onClick={onStay}>
          Keep {name}
        </Button>
      </div>
    </>
  )
}
