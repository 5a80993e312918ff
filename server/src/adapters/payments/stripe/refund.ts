import type { Stripe } from 'stripe'
import { callStripe, callStripeUnless } from './call-stripe.ts'

type Reason = 'duplicate' | 'requested_by_customer'

const subscriptionOf = ({ parent }: Stripe.Invoice) => {
  const subscription = parent?.subscription_details?.subscription
  return typeof subscription === 'string' ? subscription : subscription?.id
}

const intentOf = ({ payment }: Stripe.InvoicePayment) =>
  typeof payment.payment_intent === 'string' ? payment.payment_intent : payment.payment_intent?.id

const invoicesOf = async (stripe: Stripe, customer: string, subscription: string) =>
  (await callStripe(() => stripe.invoices.list({ customer, limit: 100 }))).data.filter(
    (one) => subscriptionOf(one) === subscription,
  )

/** Refunds the payments of one invoice, and returns how many there were. */
async function refundInvoice(stripe: Stripe, invoice: Stripe.Invoice, reason: Reason, key: string): Promise<number> {
  const payments = await callStripe(() => stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' }))
  const intents = payments.data.flatMap((payment) => intentOf(payment) ?? [])
  for (const intent of intents)
    await callStripeUnless('charge_already_refunded', () =>
      stripe.refunds.create({ payment_intent: intent, reason }, { idempotencyKey: `${key}:${intent}` }),
    )
  return intents.length
}

/** Refunds every payment of a subscription's invoices, each once. */
export async function refundAll(stripe: Stripe, customer: string, subscription: string, key: string): Promise<void> {
  for (const invoice of await invoicesOf(stripe, customer, subscription))
    await refundInvoice(stripe, invoice, 'duplicate', key)
}

/** Refunds the latest payment of a subscription; does nothing if there is none. */
export async function refundLast(stripe: Stripe, customer: string, subscription: string, key: string): Promise<void> {
  const invoices = await invoicesOf(stripe, customer, subscription)
  for (const invoice of invoices.toSorted((a, b) => b.created - a.created))
    if ((await refundInvoice(stripe, invoice, 'requested_by_customer', key)) > 0) return
}
