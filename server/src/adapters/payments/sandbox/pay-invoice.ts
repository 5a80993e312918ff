import { settle } from './invoices.ts'
import type { Ledger } from './ledger.ts'
import type { Invoice } from './objects.ts'

/** Pays an open invoice: a pending upgrade is applied, and an overdue subscription becomes active again. */
export function payInvoice(ledger: Ledger, id: string): Invoice {
  const invoice = ledger.get('invoice', id)
  if (invoice.status !== 'open') return invoice
  settle(ledger, invoice)
  const subscription = ledger.get('subscription', invoice.parent.subscription_details.subscription)
  const [item] = subscription.items.data
  const waiting = subscription.pending_update?.subscription_items[0]
  if (waiting && invoice.billing_reason === 'subscription_update') {
    item.price = waiting.price
    subscription.pending_update = null
    ledger.emit('customer.subscription.pending_update_applied', subscription)
  }
  if (subscription.status === 'past_due') subscription.status = 'active'
  ledger.put(subscription)
  ledger.emit('customer.subscription.updated', subscription)
  return invoice
}
