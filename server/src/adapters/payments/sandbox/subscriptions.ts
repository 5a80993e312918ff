import { type Form, groupOf, listOf, numberOf, textOf, textsOf } from './form.ts'
import { bill, prorate } from './invoices.ts'
import { type Ledger, newId } from './ledger.ts'
import { monthAfter } from './months.ts'
import type { Price, Subscription } from './objects.ts'
import { priceOf } from './prices.ts'
import { invalid } from './refusal.ts'

const day = 86_400
/** How long an upgrade waits for its payment, in seconds. */
const pendingFor = 23 * 3600

export const isLive = ({ status }: Subscription) => status !== 'canceled'

/** Starts a subscription from a checkout that was paid, or whose trial begins. */
export function beginSubscription(
  ledger: Ledger,
  order: { customer: string; price: Price; trialDays: number; metadata: Record<string, string> },
): Subscription {
  const { now } = ledger
  const trialEnd = order.trialDays > 0 ? now + order.trialDays * day : null
  const anchor = trialEnd ?? now
  const id = newId('sub')
  const subscription: Subscription = ledger.put({
    id,
    object: 'subscription',
    status: trialEnd ? 'trialing' : 'active',
    customer: order.customer,
    currency: 'gbp',
    created: now,
    start_date: now,
    billing_cycle_anchor: anchor,
    billing_mode: { type: 'flexible' },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    trial_end: trialEnd,
    schedule: null,
    pending_update: null,
    latest_invoice: '',
    metadata: order.metadata,
    livemode: false,
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          price: order.price,
          quantity: 1,
          current_period_start: now,
          current_period_end: trialEnd ?? monthAfter(now, anchor),
        },
      ],
    },
  })
  const amount = trialEnd ? 0 : order.price.unit_amount
  bill(ledger, subscription, 'subscription_create', [
    { description: trialEnd ? `Trial of ${order.price.nickname}` : order.price.nickname, amount },
  ])
  ledger.emit('customer.subscription.created', subscription)
  return subscription
}

function setCancel(ledger: Ledger, subscription: Subscription, cancel: boolean) {
  if (subscription.schedule)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    )
  const [item] = subscription.items.data
  Object.assign(subscription, {
    cancel_at_period_end: cancel,
    cancel_at: cancel ? item.current_period_end : null,
    canceled_at: cancel ? ledger.now : null,
  })
}

/** Changes the price; if the charge fails, the old price stays and the update is pending. */
function changePrice(ledger: Ledger, subscription: Subscription, form: Form) {
  const [item] = subscription.items.data
  const price = priceOf(textOf(groupOf(listOf(form.items)[0]).price))
  if (price.id === item.price.id) return
  const at = numberOf(form.proration_date) ?? ledger.now
  if (at < item.current_period_start || at > item.current_period_end)
    throw invalid('Invalid proration_date: it must be within the current period.', { param: 'proration_date' })
  const lines = form.proration_behavior === 'always_invoice' ? prorate(subscription, price, at) : []
  const invoice = lines.length > 0 ? bill(ledger, subscription, 'subscription_update', lines) : undefined
  if (!invoice || invoice.status === 'paid') {
    item.price = price
    subscription.pending_update = null
  } else
    subscription.pending_update = {
      expires_at: ledger.now + pendingFor,
      subscription_items: [{ id: item.id, price }],
    }
}

/** POST /subscriptions/:id */
export function updateSubscription(ledger: Ledger, id: string, form: Form): Subscription {
  const subscription = ledger.get('subscription', id)
  if (!isLive(subscription))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  if (form.cancel_at_period_end !== undefined) {
    if (form.payment_behavior === 'pending_if_incomplete')
      throw invalid('cancel_at_period_end cannot be used with payment_behavior=pending_if_incomplete.')
    setCancel(ledger, subscription, form.cancel_at_period_end === 'true')
  }
  Object.assign(subscription.metadata, textsOf(form.metadata))
  if (form.items !== undefined) changePrice(ledger, subscription, form)
  ledger.put(subscription)
  ledger.emit('customer.subscription.updated', subscription)
  return subscription
}

/** Ends a subscription now and voids an open invoice. */
export function endSubscription(ledger: Ledger, subscription: Subscription, at: number) {
  if (!isLive(subscription)) throw invalid(`No such subscription: '${subscription.id}'`, { code: 'resource_missing' })
  const schedule = subscription.schedule ? ledger.find('subscription_schedule', subscription.schedule) : undefined
  if (schedule) ledger.put({ ...schedule, status: 'canceled' })
  const waiting = ledger.find('invoice', subscription.latest_invoice)
  if (waiting?.status === 'open') ledger.put({ ...waiting, status: 'void' })
  Object.assign(subscription, {
    status: 'canceled',
    ended_at: at,
    canceled_at: subscription.canceled_at ?? at,
    schedule: null,
    pending_update: null,
  })
  ledger.put(subscription)
  ledger.emit('customer.subscription.deleted', subscription)
  return subscription
}

/** GET /subscriptions: newest first; latest invoice and schedule are expanded on request. */
export function listSubscriptions(ledger: Ledger, form: Form) {
  const expand = listOf(form.expand)
  const whole = (subscription: Subscription) => ({
    ...subscription,
    ...(expand.includes('data.latest_invoice') && {
      latest_invoice: ledger.find('invoice', subscription.latest_invoice) ?? null,
    }),
    ...(expand.includes('data.schedule') &&
      subscription.schedule && { schedule: ledger.get('subscription_schedule', subscription.schedule) }),
  })
  return ledger
    .all('subscription')
    .filter((subscription) => form.status === 'all' || isLive(subscription))
    .toReversed()
    .map(whole)
}
