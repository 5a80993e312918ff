import { expireSession } from './checkout-sessions.ts'
import { bill, payInvoice } from './invoices.ts'
import type { Ledger } from './ledger.ts'
import { monthAfter } from './months.ts'
import type { Subscription } from './objects.ts'
import { priceOf } from './prices.ts'
import { endSubscription, isLive } from './subscriptions.ts'

const daySeconds = 86_400
/** A declined card is retried after this time, and the subscription ends if it is declined again. */
const retryForSeconds = 14 * daySeconds

/** Starts a schedule's next phase: applies its price and releases the schedule. */
function followSchedule(ledger: Ledger, subscription: Subscription) {
  const { schedule } = subscription
  const next = schedule?.phases[1]?.items[0]
  if (!schedule || !next) return
  subscription.items.data[0].price = priceOf(next.price)
  subscription.schedule = null
  ledger.emit('subscription_schedule.released', schedule)
}

/** Starts the next period and bills it. */
function renew(ledger: Ledger, subscription: Subscription) {
  const [item] = subscription.items.data
  followSchedule(ledger, subscription)
  subscription.pending_update = null
  item.current_period_start = item.current_period_end
  item.current_period_end = monthAfter(item.current_period_start, subscription.billing_cycle_anchor)
  const line = { description: item.price.nickname, amount: item.price.unit_amount }
  const { status } = bill(ledger, subscription, 'subscription_cycle', [line])
  subscription.status = status === 'paid' ? 'active' : 'past_due'
  ledger.put(subscription)
  ledger.emit('customer.subscription.updated', subscription)
}

function retryOverdue(ledger: Ledger, subscription: Subscription) {
  const { sandbox_card: card } = ledger.get('customer', subscription.customer)
  if (card === 'pays') payInvoice(ledger, subscription.latest_invoice)
  else endSubscription(ledger, subscription)
}

function dropPending(ledger: Ledger, subscription: Subscription) {
  const waiting = ledger.find('invoice', subscription.latest_invoice)
  if (waiting?.status === 'open') ledger.put({ ...waiting, status: 'void' })
  subscription.pending_update = null
  ledger.put(subscription)
  ledger.emit('customer.subscription.pending_update_expired', subscription)
}

type Due = { at: number; happen: () => unknown }

function dueOf(ledger: Ledger, subscription: Subscription): Due {
  const [item] = subscription.items.data
  const { cancel_at: cancelAt, pending_update: pending } = subscription
  const dues: Due[] = [{ at: item.current_period_end, happen: () => renew(ledger, subscription) }]
  if (cancelAt !== null) dues.unshift({ at: cancelAt, happen: () => endSubscription(ledger, subscription) })
  if (pending) dues.push({ at: pending.expires_at, happen: () => dropPending(ledger, subscription) })
  if (subscription.status === 'past_due')
    dues.push({ at: item.current_period_start + retryForSeconds, happen: () => retryOverdue(ledger, subscription) })
  return dues.reduce((first, due) => (due.at < first.at ? due : first))
}

/** Processes everything due until `until` (epoch seconds): renewals, trials, cancellations, schedules, expiries. */
export function passTime(ledger: Ledger, until: number) {
  for (const subscription of ledger.all('subscription'))
    while (isLive(subscription)) {
      const due = dueOf(ledger, subscription)
      if (due.at > until) break
      ledger.now = due.at
      due.happen()
    }
  ledger.now = until
  for (const session of ledger.all('checkout.session'))
    if (session.status === 'open' && session.expires_at <= until) expireSession(ledger, session)
}
