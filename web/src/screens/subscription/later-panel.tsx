import type { ChangePreview, Subscription } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { formatDay } from '#lib/format-date.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './change-panel.module.css'
import { KeyInformation } from './key-information.tsx'
import type { PlanChange } from './use-plan-change.ts'

interface LaterPanelProps {
  preview: ChangePreview
  subscription: Subscription
  change: PlanChange
}

/** A change for which nothing is paid now: a smaller plan from the next period on, or one already decided. */
export function LaterPanel({ preview, subscription, change }: LaterPanelProps) {
  const { name } = plans[preview.tier]
  const own = plans[subscription.tier].name
  const day = formatDay(preview.takesEffectAt)
  if (preview.change !== 'downgrade' || subscription.scheduledTier === preview.tier)
    return (
      <>
        <h3>
          You move to {name} on {day}
        </h3>
        <p className={classes.words}>Until then you have all of {own}. Changed your mind? It costs nothing.</p>
        <Button variant="ghost" aria-disabled={change.busy} onClick={change.resume}>
          Stay on {own}
        </Button>
      </>
    )
  return (
    <>
      <h3>
        Move to {name} on {day}
      </h3>
      <p className={classes.due}>
        Due now <b>£0</b>
      </p>
      <p className={classes.words}>
        You have all of {own} until then. Nothing you made is lost, and you can take this back before that day.
      </p>
      <KeyInformation preview={preview} />
      {change.error && (
        <p className={classes.error} role="alert">
          {change.error}
        </p>
      )}
      <Button wide aria-disabled={change.busy} onClick={() => change.choose(preview)}>
        Move to {name} on {day}
      </Button>
    </>
  )
}
