import type { Subscription } from '@glimmer/contract'
import { plans, type Tier } from '@glimmer/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useEffect } from 'react'
import { PlanFeatureList } from '#modules/plans/plan-feature-list.tsx'
import { read } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { RetryIcon } from '#platform/ui/icons.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { CancelPanel, DowngradePanel } from './downgrade-panel.tsx'
import { ChangeError, PayPanel } from './pay-panel.tsx'
import { isOrder } from './quote.ts'
import classes from './subscription.module.css'
import { type ChosenChange, checkoutMessage, type PlanChange, trackFailedCheckout } from './use-plan-change.ts'

interface ChangePanelProps {
  subscription: Subscription
  chosen: Tier
  change: PlanChange
  showUpsell: boolean
  /** Called to keep everything as it is. */
  onStay: () => void
  ref: Ref<HTMLElement>
}

/** What the chosen plan would do and cost, and the button to confirm. Nothing happens before that is pressed. */
export function ChangePanel({ ref, ...props }: ChangePanelProps) {
  return (
    <section ref={ref} className={`box stack ${classes.panel}`} aria-label="Your choice" tabIndex={-1}>
      <Content key={props.chosen} {...props} />
    </section>
  )
}

function Content({ subscription, chosen, change, showUpsell, onStay }: Omit<ChangePanelProps, 'ref'>) {
  if (chosen === subscription.tier) return <PlanContents tier={chosen} showUpsell={showUpsell} />
  // Cancelling needs no quote, so that it works even if other requests fail.
  if (chosen === 'free') return <CancelPanel subscription={subscription} change={change} onStay={onStay} />
  return <Quoted subscription={subscription} chosen={chosen} change={change} />
}

function Quoted({ subscription, chosen, change }: Omit<ChangePanelProps, 'ref' | 'showUpsell' | 'onStay'>) {
  const preview = useQuery(read('GET /subscriptions/preview', { query: { tier: chosen } }))
  const failed = preview.data ? null : preview.error
  useEffect(() => {
    if (failed) trackFailedCheckout(chosen)
  }, [failed, chosen])
  if (preview.data) return <Choice preview={preview.data} subscription={subscription} change={change} />
  if (!preview.error) return <Skeleton height="24rem" inset />
  const overdue = preview.error.code === 'payment_overdue'
  return (
    <>
      <ChangeError message={checkoutMessage(preview.error)} />
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

const Choice = (props: ChosenChange) =>
  isOrder(props.preview.change) ? <PayPanel {...props} /> : <DowngradePanel {...props} />

/** What the user's plan includes. `showUpsell`: whether other plans may be mentioned. */
const PlanContents = ({ tier, showUpsell }: { tier: Tier; showUpsell: boolean }) => (
  <>
    <h3>What’s in {plans[tier].name}</h3>
    <PlanFeatureList tier={tier} from="free" linked />
    {showUpsell && (
      <p className={`muted ${classes.words}`}>
        Choose another plan to see exactly what it would cost. Just looking won’t change anything.
      </p>
    )}
  </>
)
