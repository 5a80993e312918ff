import type { Stripe } from 'stripe'
import type { Hint } from '#ports/payments.ts'

/** What can change what we show; docs/operations.md lists them for whoever sets up the endpoint. */
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

/** An event is asked for its customer and nothing else: what is true is read from the provider. */
export function toHint({ id, type, data }: Stripe.Event): Hint {
  const object = data.object as { id?: string; object?: string; customer?: string | { id: string } | null }
  if (object.object === 'customer') return { id, type, customer: object.id ?? null }
  const { customer } = object
  return { id, type, customer: typeof customer === 'string' ? customer : (customer?.id ?? null) }
}

/**
 * The event in these bytes, if the provider signed them within five minutes for our mode. The provider's own check
 * lets a future date pass; what protects from replays is that each event is taken once.
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
