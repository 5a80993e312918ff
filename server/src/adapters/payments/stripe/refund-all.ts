import type { Stripe } from 'stripe'
import { ask, askUnless } from './ask.ts'

const subscriptionOf = ({ parent }: Stripe.Invoice) => {
  const subscription = parent?.subscription_details?.subscription
  return typeof subscription === 'string' ? subscription : subscription?.id
}

const intentOf = ({ payment }: Stripe.InvoicePayment) =>
  typeof payment.payment_intent === 'string' ? payment.payment_intent : payment.payment_intent?.id

/** Gives every payment of a subscription's invoices back, each once. */
export async function refundAll(stripe: Stripe, customer: string, subscription: string, key: string): Promise<void> {
  const invoices = await ask(() => stripe.invoices.list({ customer, limit: 100 }))
  for (const invoice of invoices.data.filter((one) => subscriptionOf(one) === subscription)) {
    const payments = await ask(() => stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' }))
    for (const intent of payments.data.flatMap((payment) => intentOf(payment) ?? []))
      await askUnless('charge_already_refunded', () =>
        stripe.refunds.create({ payment_intent: intent, reason: 'duplicate' }, { idempotencyKey: `${key}:${intent}` }),
      )
  }
}
