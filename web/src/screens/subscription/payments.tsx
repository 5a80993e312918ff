import type { Invoice, Subscription } from '@glimmer/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatDate } from '#lib/format-time.ts'
import { priceOf } from '#modules/plans/plan-offer.ts'
import { read } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { icon } from '#platform/ui/icons.tsx'
import classes from './payments.module.css'
import sections from './subscription.module.css'
import type { PlanChange } from './use-plan-change.ts'

const CardIcon = icon(
  <>
    <rect x="3" y="5.5" width="18" height="13" rx="2.8" />
    <path d="M3 10h18M6.5 15h4" />
  </>,
)
const ReceiptIcon = icon(<path d="M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8.5h5M9.5 12.5h5" />)

/** The payments with their invoices, and a button to change the card. Renders nothing if the user never paid. */
export function Payments({ subscription, change }: { subscription: Subscription; change: PlanChange }) {
  const { data } = useSuspenseQuery(read('GET /subscriptions/invoices'))
  const invoices = data.items.filter(({ status }) => status !== 'draft' && status !== 'void')
  const paid = subscription.tier !== 'free'
  if (!paid && invoices.length === 0) return null
  return (
    <section className={classes.payments} aria-labelledby="payments">
      <header className={`row spread ${sections.head}`}>
        <h2 id="payments" className="size-m">
          Payments
        </h2>
        {paid && (
          <Button variant="ghost" small aria-disabled={change.busy} onClick={change.openPortal}>
            <CardIcon /> Update card
          </Button>
        )}
      </header>
      {invoices.length > 0 ? (
        <ul className={`box lined ${classes.list}`}>
          {invoices.map((invoice) => (
            <Row key={invoice._id} {...invoice} />
          ))}
        </ul>
      ) : (
        <p className="muted">No payments yet.</p>
      )}
    </section>
  )
}

function Row({ createdAt, description, totalPence, status, url }: Invoice) {
  const date = formatDate(createdAt)
  return (
    <li>
      <time dateTime={createdAt}>{date}</time>
      <span className={`muted ${classes.what}`}>{description}</span>
      <b>{priceOf(totalPence)}</b>
      {status !== 'paid' && <span className={classes.unpaid}>Not paid yet</span>}
      {url && (
        <a className={`middle ${classes.invoice}`} href={url} aria-label={`Invoice of ${date}, ${priceOf(totalPence)}`}>
          <ReceiptIcon />
        </a>
      )}
    </li>
  )
}
