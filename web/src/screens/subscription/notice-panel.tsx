import type { Subscription } from '@glimmer/contract'
import { useId } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { type Notice, noticeFor } from './notice-for.ts'
import classes from './notice-panel.module.css'
import type { PlanChange } from './use-plan-change.ts'

interface NoticePanelProps {
  subscription: Subscription
  change: PlanChange
}

/** What is not as usual about the plan, above everything else, with what there is to do about it. */
export function NoticePanel({ subscription, change }: NoticePanelProps) {
  const id = useId()
  const notice = noticeFor(subscription)
  if (!notice) return null
  const take: Record<Notice['ways'][number]['to'], () => void> = {
    pay: () => subscription.payUrl && change.pay(subscription.payUrl),
    portal: change.openPortal,
    resume: change.resume,
  }
  return (
    <section className={classes.notice} data-urgent={notice.urgent || undefined} aria-labelledby={id}>
      <div>
        <h3 id={id}>{notice.title}</h3>
        <p>{notice.words}</p>
      </div>
      <div className={classes.ways}>
        {notice.ways.map(({ label, to }, place) => (
          <Button
            key={to}
            variant={notice.urgent && place === 0 ? 'primary' : 'ghost'}
            aria-disabled={change.busy}
            onClick={take[to]}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
