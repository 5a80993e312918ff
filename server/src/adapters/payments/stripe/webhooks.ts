import type { Stripe } from 'stripe'
import type { Hint } from '#ports/payments.ts'

/** The events that can change what we show, and that the endpoint at Stripe is set up for. */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
  'charge.refunded',
  'charge.dispute.created',
  'customer.deleted',
]

/** Only the customer is read from an event: the current state is fetched from the provider. */
export function toHint({ id, type, data }: Stripe.Event): Hint {
  const object = data.object as { id?: string; object?: string; customer?: string | { id: string } | null }
  if (object.object === 'customer') return { id, type, customer: object.id ?? null }
  const { customer } = object
  return { id, type, customer: typeof customer === 'string' ? customer : (customer?.id ?? null) }
}

/**
 * The event in these bytes, if the provider signed them within the last five minutes for our mode. The SDK's check
 * accepts future dates; replays are prevented by processing each event only once.
 */
export function verifyEvent(
  stripe: Stripe,
  raw: Buffer,
  signature: string,
  { secret, live }: { secret: string; live: boolean },
): Hint | undefined {
  try {
    const event = stripe.webhooks.constructEvent(raw, signature, secret)
    return event.livemode === live ? toHint(event) : undefined
  } catch {
    return undefined
  }
}
