import { type Form, groupOf, listOf, numberOf, textOf } from './form.ts'
import { type Ledger, newId } from './ledger.ts'
import type { Invoice, InvoiceLine, Price, Subscription } from './objects.ts'
import { priceOf } from './prices.ts'

const linesOf = (id: string, data: InvoiceLine[]): Invoice['lines'] => ({
  object: 'list',
  data,
  has_more: false,
  url: `/v1/invoices/${id}/lines`,
})

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

/** Marks an invoice as paid. The only place where money moves. */
export function settle(ledger: Ledger, invoice: Invoice) {
  Object.assign(invoice, { status: 'paid', amount_paid: invoice.total })
  ledger.put(invoice)
  if (invoice.total > 0)
    ledger.put({
      id: newId('inpay'),
      object: 'invoice_payment',
      customer: invoice.customer,
      invoice: invoice.id,
      status: 'paid',
      amount_paid: invoice.total,
      payment: { type: 'payment_intent', payment_intent: newId('pi') },
    })
  ledger.emit('invoice.paid', invoice)
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
    currency: 'gbp',
    billing_reason: reason,
    status: 'open',
    total,
    amount_due: total,
    amount_paid: 0,
    created: ledger.now,
    attempt_count: 1,
    hosted_invoice_url: `${ledger.origin}/sandbox/invoice/${id}`,
    lines: linesOf(id, lines),
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    livemode: false,
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

/** POST /invoices/create_preview: the cost of changing the price now. */
export function previewInvoice(ledger: Ledger, form: Form) {
  const subscription = ledger.get('subscription', textOf(form.subscription) ?? '')
  const details = groupOf(form.subscription_details)
  const price = priceOf(textOf(groupOf(listOf(details.items)[0]).price))
  const lines = prorate(subscription, price, numberOf(details.proration_date) ?? ledger.now)
  const total = sum(lines)
  return {
    object: 'invoice',
    customer: subscription.customer,
    currency: 'gbp',
    total,
    amount_due: Math.max(0, total),
    lines: linesOf('upcoming', lines),
  }
}

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
