import type { ChangePreview, Subscription } from '@glimmer/contract'
import type { Tier } from '@glimmer/contract/plans'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { read } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { RetryIcon } from '#platform/ui/icons.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './change-panel.module.css'
import { LaterPanel } from './later-panel.tsx'
import { LeavePanel } from './leave-panel.tsx'
import { checkoutMessage } from './messages.ts'
import { PayPanel } from './pay-panel.tsx'
import type { PlanChange } from './use-plan-change.ts'
import { YourPlan } from './your-plan.tsx'

interface ChangePanelProps {
  subscription: Subscription
  chosen: Tier
  change: PlanChange
  showUpsell: boolean
  /** Leaves everything as it is. */
  onStay: () => void
  ref: Ref<HTMLElement>
}

/** What the chosen plan would do and cost, and the way to take it. Nothing happens before its own button is pressed. */
export function ChangePanel({ ref, ...props }: ChangePanelProps) {
  return (
    <section ref={ref} className={classes.panel} aria-label="Your choice" tabIndex={-1}>
      <Content key={props.chosen} {...props} />
    </section>
  )
}

function Content({ subscription, chosen, change, showUpsell, onStay }: Omit<ChangePanelProps, 'ref'>) {
  if (chosen === subscription.tier) return <YourPlan tier={chosen} showUpsell={showUpsell} />
  // Leaving needs no quote, so that it works whatever else does not.
  if (chosen === 'free') return <LeavePanel subscription={subscription} change={change} onStay={onStay} />
  return <Quoted subscription={subscription} chosen={chosen} change={change} />
}

function Quoted({ subscription, chosen, change }: Omit<ChangePanelProps, 'ref' | 'showUpsell' | 'onStay'>) {
  const preview = useQuery(read('GET /subscriptions/preview', { query: { tier: chosen } }))
  if (preview.data) return <Choice preview={preview.data} subscription={subscription} change={change} />
  if (!preview.error) return <Skeleton className={classes.waiting} />
  const overdue = preview.error.code === 'payment_overdue'
  return (
    <>
      <p className={classes.error} role="alert">
        {checkoutMessage(preview.error)}
      </p>
      {overdue ? (
        <Button variant="ghost" aria-disabled={change.busy} onClick={change.openPortal}>
          Update card
        </Button>
      ) : (
        <Button variant="ghost" onClick={() => void preview.refetch()}>
          <RetryIcon /> Try Again
        </Button>
      )}
    </>
  )
}

interface ChoiceProps {
  preview: ChangePreview
  subscription: Subscription
  change: PlanChange
}

function Choice(props: ChoiceProps) {
  const { change } = props.preview
  if (change === 'subscribe' || change === 'upgrade') return <PayPanel {...props} />
  return <LaterPanel {...props} />
}
