import { type Ledger, newId } from './ledger.ts'
import type { Invoice, InvoiceLine, Price, Subscription } from './objects.ts'

const sum = (lines: InvoiceLine[]) => lines.reduce((total, { amount }) => total + amount, 0)

/** Prorates the rest of the period to the second: credits the old price and charges the new one. */
export function prorate(subscription: Subscription, price: Price, at: number): InvoiceLine[] {
  if (subscription.status === 'trialing') return []
  const [item] = subscription.items.data
  const left = (item.current_period_end - at) / (item.current_period_end - item.current_period_start)
  return [
    { description: `Unused time on ${item.price.nickname}`, amount: -Math.round(item.price.unit_amount * left) },
    { description: `Remaining time on ${price.nickname}`, amount: Math.round(price.unit_amount * left) },
  ]
}

/** POST /invoices/create_preview: the cost of changing the price at that time. */
export const previewInvoice = (subscription: Subscription, price: Price, at: number) => ({
  object: 'invoice',
  total: sum(prorate(subscription, price, at)),
})

/** GET /invoice_payments: the payment of an invoice, if one was made. */
export const listPayments = ({ id, payment_intent }: Invoice) =>
  payment_intent === null ? [] : [{ id: `inpay_${id}`, object: 'invoice_payment', payment: { payment_intent } }]

/** Marks an invoice as paid. The only place where money moves. */
function settle(ledger: Ledger, invoice: Invoice) {
  invoice.status = 'paid'
  if (invoice.total > 0) invoice.payment_intent = newId('pi')
  ledger.emit('invoice.paid', ledger.put(invoice))
}

/** Bills a subscription and charges the card. An invoice for nothing is paid at once. */
export function bill(
  ledger: Ledger,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  lines: InvoiceLine[],
): Invoice {
  const id = newId('in')
  const total = Math.max(0, sum(lines))
  const invoice: Invoice = ledger.put({
    id,
    object: 'invoice',
    number: `TEST-${String(ledger.all('invoice').length + 1).padStart(4, '0')}`,
    customer: subscription.customer,
    billing_reason: reason,
    status: 'open',
    total,
    created: ledger.now,
    hosted_invoice_url: `${ledger.origin}/sandbox/invoice/${id}`,
    lines: { data: lines },
    parent: { subscription_details: { subscription: subscription.id } },
    payment_intent: null,
  })
  subscription.latest_invoice = id
  ledger.put(subscription)
  const { sandbox_card: card } = ledger.get('customer', subscription.customer)
  if (card === 'pays' || total === 0) settle(ledger, invoice)
  else {
    ledger.emit('invoice.payment_failed', invoice)
    if (card === 'asks_bank') ledger.emit('invoice.payment_action_required', invoice)
  }
  return invoice
}

/** Pays an open invoice: a pending upgrade is applied, and an overdue subscription becomes active again. */
export function payInvoice(ledger: Ledger, id: string) {
  const invoice = ledger.get('invoice', id)
  if (invoice.status !== 'open') return
  settle(ledger, invoice)
  const subscription = ledger.get('subscription', invoice.parent.subscription_details.subscription)
  const waiting = subscription.pending_update?.subscription_items[0]
  if (waiting && invoice.billing_reason === 'subscription_update') {
    subscription.items.data[0].price = waiting.price
    subscription.pending_update = null
    ledger.emit('customer.subscription.pending_update_applied', subscription)
  }
  if (subscription.status === 'past_due') subscription.status = 'active'
  ledger.emit('customer.subscription.updated', ledger.put(subscription))
}
