import type { Invoice } from '@glimmer/contract'
import type { Stripe } from 'stripe'
import { type Checkout, type Payments, PaymentsRefused } from '#ports/payments.ts'
import { callStripe, callStripeUnless } from './call-stripe.ts'
import { refundAll, refundLast } from './refund.ts'
import { scheduleChange } from './schedule-change.ts'
import { dateOf, readSnapshot } from './snapshot.ts'
import { tiersOf } from './tiers.ts'
import { eventTypes, toHint, verifyEvent } from './webhooks.ts'

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)

const invoiceStatus = (status: string | null): Invoice['status'] =>
  status === 'open' || status === 'paid' || status === 'uncollectible' || status === 'void' ? status : 'draft'

const toInvoice = (invoice: Stripe.Invoice): Invoice => ({
  _id: invoice.id,
  number: invoice.number,
  createdAt: dateOf(invoice.created).toISOString(),
  totalPence: invoice.total,
  currency: 'gbp',
  status: invoiceStatus(invoice.status),
  description: invoice.lines.data.flatMap(({ description }) => description ?? []).join(', '),
  url: invoice.hosted_invoice_url ?? null,
})

const stateOf = (status: string | null): Checkout['state'] =>
  status === 'complete' || status === 'expired' ? status : 'open'

type Setup = { webhookSecret: string; live: boolean }
type Prices = ReturnType<typeof tiersOf>

/** The subscription's item, whose price a change replaces. */
async function itemOf(stripe: Stripe, subscription: string) {
  const { items } = await callStripe(() => stripe.subscriptions.retrieve(subscription))
  const [item] = items.data
  if (!item) throw new PaymentsRefused('no_item')
  return item
}

const customers = (
  stripe: Stripe,
): Pick<Payments, 'createCustomer' | 'changeEmail' | 'deleteCustomer' | 'portalUrl' | 'invoices'> => ({
  async createCustomer({ accountId, email }, idempotencyKey) {
    const person = { metadata: { user_id: accountId }, ...(email && { email }) }
    return (await callStripe(() => stripe.customers.create(person, { idempotencyKey }))).id
  },
  async changeEmail(customer, email) {
    await callStripe(() => stripe.customers.update(customer, { email: email ?? '' }))
  },
  deleteCustomer: (customer) => callStripeUnless('resource_missing', () => stripe.customers.del(customer)),
  async portalUrl(customer, returnUrl) {
    return (await callStripe(() => stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }))).url
  },
  async invoices(customer) {
    const { data } = await callStripe(() => stripe.invoices.list({ customer, limit: 100 }))
    return data.map(toInvoice)
  },
})

const checkouts = (
  stripe: Stripe,
  prices: Prices,
): Pick<Payments, 'openCheckout' | 'expireCheckout' | 'readCheckout'> => ({
  async openCheckout({ customer, accountId, tier, trialDays, successUrl, cancelUrl }, idempotencyKey) {
    const { priceOf } = await prices.ready()
    const session = await callStripe(() =>
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          client_reference_id: accountId,
          line_items: [{ price: priceOf(tier), quantity: 1 }],
          success_url: successUrl,
          cancel_url: cancelUrl,
          payment_method_collection: 'always',
          subscription_data: {
            metadata: { user_id: accountId },
            billing_mode: { type: 'flexible' },
            ...(trialDays > 0 && {
              trial_period_days: trialDays,
              trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
            }),
          },
        },
        { idempotencyKey },
      ),
    )
    return { id: session.id, url: session.url ?? '', expiresAt: dateOf(session.expires_at) }
  },
  async expireCheckout(id, idempotencyKey) {
    try {
      await callStripe(() => stripe.checkout.sessions.expire(id, {}, { idempotencyKey }))
    } catch (error) {
      // Already complete or expired: the snapshot shows which.
      if (!(error instanceof PaymentsRefused)) throw error
    }
  },
  async readCheckout(id) {
    try {
      const session = await callStripe(() => stripe.checkout.sessions.retrieve(id))
      const customer = typeof session.customer === 'string' ? session.customer : session.customer?.id
      if (!customer) return undefined
      return { id, customer, state: stateOf(session.status), paid: session.payment_status !== 'unpaid' }
    } catch (error) {
      if (error instanceof PaymentsRefused) return undefined
      throw error
    }
  },
})

type Changes = Pick<
  Payments,
  | 'previewChange'
  | 'changeNow'
  | 'scheduleChange'
  | 'releaseSchedule'
  | 'setCancelAtPeriodEnd'
  | 'cancelNow'
  | 'refundAll'
  | 'refundLast'
>

const changes = (stripe: Stripe, prices: Prices): Changes => ({
  async previewChange(subscription, tier, prorationDate) {
    const [{ priceOf }, item] = await Promise.all([prices.ready(), itemOf(stripe, subscription)])
    const price = priceOf(tier)
    const details = {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice' as const,
      proration_date: secondsOf(prorationDate),
    }
    const preview = await callStripe(() =>
      stripe.invoices.createPreview({ subscription, subscription_details: details }),
    )
    return { dueNowPence: Math.max(0, preview.total), nextPaymentAt: dateOf(item.current_period_end) }
  },
  async changeNow(subscription, tier, prorationDate, idempotencyKey) {
    const [{ priceOf }, item] = await Promise.all([prices.ready(), itemOf(stripe, subscription)])
    const change = {
      items: [{ id: item.id, price: priceOf(tier) }],
      proration_behavior: 'always_invoice' as const,
      proration_date: secondsOf(prorationDate),
      // Nothing changes until it is paid for, and a bank asking for confirmation is not a decline.
      payment_behavior: 'pending_if_incomplete' as const,
    }
    await callStripe(() => stripe.subscriptions.update(subscription, change, { idempotencyKey }))
  },
  async scheduleChange(subscription, tier, key) {
    const { priceOf } = await prices.ready()
    await scheduleChange(stripe, subscription, priceOf(tier), key)
  },
  async releaseSchedule(schedule, idempotencyKey) {
    try {
      await callStripe(() => stripe.subscriptionSchedules.release(schedule, {}, { idempotencyKey }))
    } catch (error) {
      // Already released or completed.
      if (!(error instanceof PaymentsRefused)) throw error
    }
  },
  async setCancelAtPeriodEnd(subscription, cancel, idempotencyKey) {
    await callStripe(() =>
      stripe.subscriptions.update(subscription, { cancel_at_period_end: cancel }, { idempotencyKey }),
    )
  },
  cancelNow: (subscription, idempotencyKey) =>
    callStripeUnless('resource_missing', () => stripe.subscriptions.cancel(subscription, {}, { idempotencyKey })),
  refundAll: (customer, subscription, key) => refundAll(stripe, customer, subscription, key),
  refundLast: (customer, subscription, key) => refundLast(stripe, customer, subscription, key),
})

/** Stripe through its own SDK: the only adapter, whichever transport the client uses. */
export function stripePayments(stripe: Stripe, { webhookSecret, live }: Setup): Payments {
  const prices = tiersOf(stripe)
  return {
    ...customers(stripe),
    ...checkouts(stripe, prices),
    ...changes(stripe, prices),
    snapshot: async (customer) => readSnapshot(stripe, await prices.ready(), customer),
    verifyWebhook: async (raw, signature) => verifyEvent(stripe, raw, signature, { secret: webhookSecret, live }),
    async undelivered(since) {
      const { data } = await callStripe(() =>
        stripe.events.list({
          types: eventTypes,
          delivery_success: false,
          created: { gte: secondsOf(since) },
          limit: 100,
        }),
      )
      return data.map(toHint)
    },
  }
}
