import { bill, prorate } from './invoices.ts'
import { type Ledger, newId } from './ledger.ts'
import { monthAfter } from './months.ts'
import type { CheckoutSession, Price, Subscription } from './objects.ts'
import { priceOf } from './prices.ts'
import { invalid, noSuch } from './refusal.ts'

const daySeconds = 86_400
/** How long an upgrade waits for its payment, in seconds. */
const pendingFor = 23 * 3600

export const isLive = ({ status }: Subscription) => status !== 'canceled'

/** Starts a subscription from a checkout that was paid, or whose trial begins. */
export function beginSubscription(ledger: Ledger, session: CheckoutSession) {
  const { now } = ledger
  const price = priceOf(session.sandbox_price)
  const trialEnd = session.sandbox_trial_days > 0 ? now + session.sandbox_trial_days * daySeconds : null
  const anchor = trialEnd ?? now
  const subscription: Subscription = {
    id: newId('sub'),
    object: 'subscription',
    status: trialEnd ? 'trialing' : 'active',
    customer: session.customer,
    start_date: now,
    billing_cycle_anchor: anchor,
    cancel_at: null,
    cancel_at_period_end: false,
    trial_end: trialEnd,
    schedule: null,
    pending_update: null,
    latest_invoice: '',
    metadata: session.sandbox_metadata,
    items: {
      data: [
        {
          id: newId('si'),
          price,
          current_period_start: now,
          current_period_end: trialEnd ?? monthAfter(now, anchor),
        },
      ],
    },
  }
  bill(ledger, subscription, 'subscription_create', [
    trialEnd
      ? { description: `Trial of ${price.nickname}`, amount: 0 }
      : { description: price.nickname, amount: price.unit_amount },
  ])
  ledger.emit('customer.subscription.created', subscription)
}

/** Sets or withdraws the end at the period's end. */
export function setCancel(ledger: Ledger, subscription: Subscription, cancel: boolean) {
  if (subscription.schedule) throw invalid('A subscription that a schedule manages is cancelled through its schedule.')
  subscription.cancel_at_period_end = cancel
  subscription.cancel_at = cancel ? subscription.items.data[0].current_period_end : null
  ledger.emit('customer.subscription.updated', ledger.put(subscription))
}

/** Changes the price; if the charge fails, the old price stays and the update is pending. */
export function changePrice(ledger: Ledger, subscription: Subscription, price: Price, at: number) {
  const [item] = subscription.items.data
  if (price.id === item.price.id) return
  if (at < item.current_period_start || at > item.current_period_end)
    throw invalid('Invalid proration_date: it must be within the current period.')
  const lines = prorate(subscription, price, at)
  const invoice = lines.length > 0 ? bill(ledger, subscription, 'subscription_update', lines) : undefined
  if (invoice?.status === 'open') {
    const change = { id: item.id, price }
    subscription.pending_update = { expires_at: ledger.now + pendingFor, subscription_items: [change] }
  } else {
    item.price = price
    subscription.pending_update = null
  }
  ledger.emit('customer.subscription.updated', ledger.put(subscription))
}

/** POST /subscriptions/:id */
export function updateSubscription(ledger: Ledger, subscription: Subscription, form: URLSearchParams): Subscription {
  if (!isLive(subscription)) throw invalid('A canceled subscription cannot be updated.')
  const cancel = form.get('cancel_at_period_end')
  if (cancel) setCancel(ledger, subscription, cancel === 'true')
  const price = form.get('items[0][price]')
  if (price) changePrice(ledger, subscription, priceOf(price), Number(form.get('proration_date')))
  return subscription
}

/** Ends a subscription now and voids an open invoice. */
export function endSubscription(ledger: Ledger, subscription: Subscription) {
  if (!isLive(subscription)) throw noSuch('subscription', subscription.id)
  const waiting = ledger.find('invoice', subscription.latest_invoice)
  if (waiting?.status === 'open') ledger.put({ ...waiting, status: 'void' })
  Object.assign(subscription, { status: 'canceled', schedule: null, pending_update: null })
  ledger.emit('customer.subscription.deleted', ledger.put(subscription))
  return subscription
}

/** GET /subscriptions: newest first, ended ones too, with the latest invoice expanded. */
export const listSubscriptions = (ledger: Ledger) =>
  ledger
    .all('subscription')
    .toReversed()
    .map((subscription) => ({
      ...subscription,
      latest_invoice: ledger.find('invoice', subscription.latest_invoice) ?? null,
    }))
