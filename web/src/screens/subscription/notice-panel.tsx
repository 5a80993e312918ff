import type { Subscription } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { useId } from 'react'
import { formatDay } from '#lib/format-time.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './subscription.module.css'
import type { PlanChange } from './use-plan-change.ts'

interface NoticePanelProps {
  subscription: Subscription
  change: PlanChange
}

/** What needs attention or is about to change, above everything else, with what the user can do about it. */
export function NoticePanel({ subscription, change }: NoticePanelProps) {
  const id = useId()
  const notice = planNotice(subscription)
  if (!notice) return null
  const handlers: Record<Notice['actions'][number]['to'], () => void> = {
    pay: () => subscription.payUrl && change.pay(subscription.payUrl),
    portal: change.openPortal,
    resume: change.resume,
  }
  return (
    <section className={classes.notice} data-urgent={notice.urgent || undefined} aria-labelledby={id}>
      <div>
        <h3 id={id}>{notice.title}</h3>
        <p className="muted">{notice.words}</p>
      </div>
      <div className={`actions ${classes.noticePanelActions}`}>
        {notice.actions.map(({ label, to }, index) => (
          <Button
            key={to}
            variant={notice.urgent && index === 0 ? 'primary' : 'ghost'}
            aria-disabled={change.busy}
            onClick={handlers[to]}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}

export interface Notice {
  title: string
  words: string
  /** What the user can do about it: pay or confirm at the provider, change the card there, or undo a change. */
  actions: readonly { label: string; to: 'pay' | 'portal' | 'resume' }[]
  urgent: boolean
}

/** The notice above the plan when something needs attention or is about to change; undefined when all is well. */
export function planNotice(subscription: Subscription): Notice | undefined {
  return waitingPayment(subscription) ?? scheduledChange(subscription)
}

function waitingPayment({ tier, status, paymentIssue, pendingTier, payUrl }: Subscription): Notice | undefined {
  const { name } = plans[tier]
  const pay = (label: string) => (payUrl ? [{ label, to: 'pay' } as const] : [])
  const card = { label: 'Update card', to: 'portal' } as const
  if (status === 'incomplete')
    return {
      title: 'Your first payment is not finished',
      words: 'Nothing was charged, and you are on the Free plan. Finish the payment, or choose a plan again below.',
      actions: pay('Finish the payment'),
      urgent: true,
    }
  if (pendingTier)
    return {
      title: `One more step to ${plans[pendingTier].name}`,
      words: `Your bank wants to confirm the payment, or the card was declined. You are on ${name} until it goes through. If you leave it, nothing changes.`,
      actions: pay('Continue to the payment'),
      urgent: true,
    }
  if (status === 'past_due' || paymentIssue === 'past_due')
    return {
      title: 'Your last payment did not go through',
      words: `You keep ${name} while we try it again. A new card usually fixes it.`,
      actions: [...pay('Pay now'), card],
      urgent: true,
    }
  if (paymentIssue === 'action_required')
    return {
      title: 'Your bank wants to confirm a payment',
      words: `You keep ${name} in the meantime. It takes a minute, on your bank’s own page.`,
      actions: pay('Confirm with the bank'),
      urgent: true,
    }
  return undefined
}

function scheduledChange({
  tier,
  status,
  currentPeriodEnd,
  scheduledTier,
  scheduledAt,
}: Subscription): Notice | undefined {
  const { name } = plans[tier]
  if (status === 'canceled' && currentPeriodEnd)
    return {
      title: `${name} ends on ${formatDay(currentPeriodEnd)}`,
      words: 'Nothing more is charged. Your lines, favourites and avatars stay. Changed your mind? It costs nothing.',
      actions: [{ label: `Keep ${name}`, to: 'resume' }],
      urgent: false,
    }
  if (scheduledTier && scheduledAt)
    return {
      title: `You move to ${plans[scheduledTier].name} on ${formatDay(scheduledAt)}`,
      words: `Until then you have all of ${name}. Changed your mind? It costs nothing.`,
      actions: [{ label: `Stay on ${name}`, to: 'resume' }],
      urgent: false,
    }
  return undefined
}
