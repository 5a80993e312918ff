import type { Subscription } from '@glimmer/contract'
import { useId } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { type Notice, planNotice } from './plan-notice.ts'
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
