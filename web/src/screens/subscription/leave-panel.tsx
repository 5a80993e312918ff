import type { Subscription } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { formatDay } from '#lib/format-date.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './change-panel.module.css'
import type { PlanChange } from './use-plan-change.ts'

interface LeavePanelProps {
  subscription: Subscription
  change: PlanChange
  onStay: () => void
}

/** The second of the two clicks it takes to leave, and what leaving means. */
export function LeavePanel({ subscription, change, onStay }: LeavePanelProps) {
  const { name } = plans[subscription.tier]
  const end = subscription.currentPeriodEnd
  const until = end ? <b>{formatDay(end)}</b> : 'the end of the period you have paid for'
  if (subscription.status === 'canceled')
    return (
      <>
        <h3>{name} is cancelled</h3>
        <p className={classes.words}>You keep it until {until}, then move to Free. Nothing more is charged.</p>
        <Button variant="ghost" aria-disabled={change.busy} onClick={change.resume}>
          Keep {name}
        </Button>
      </>
    )
  return (
    <>
      <h3>Cancel {name}?</h3>
      <p className={classes.words}>
        You keep {name} until {until}, then move to Free. Your lines, favourites and avatars stay. You can undo this at
        any time before then.
      </p>
      {change.error && (
        <p className={classes.error} role="alert">
          {change.error}
        </p>
      )}
      <div className={classes.ways}>
        <Button variant="ghost" className={classes.leave} aria-disabled={change.busy} onClick={change.cancel}>
          Cancel {name}
        </Button>
        <Button variant="ghost" onClick={onStay}>
          Keep {name}
        </Button>
      </div>
    </>
  )
}
