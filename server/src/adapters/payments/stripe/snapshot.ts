import type { Stripe } from 'stripe'
import type { ProviderSubscription } from '#ports/payments.ts'
import { callStripe } from './call-stripe.ts'
import type { Tiers } from './tiers.ts'

/** An instant as Stripe gives it. */
export const dateOf = (seconds: number) => new Date(seconds * 1000)
const dateOrNull = (seconds: number | null | undefined) => (seconds ? dateOf(seconds) : null)

/** The provider may add statuses: one that is not listed here is `unknown`, and changes nothing. */
const states: Record<string, ProviderSubscription['state']> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  canceled: 'ended',
  unpaid: 'ended',
  paused: 'ended',
}

const priceId = (price: string | { id: string }) => (typeof price === 'string' ? price : price.id)

/** The plan that a schedule switches to at the period's end. */
function scheduledIn(schedule: Stripe.Subscription['schedule'], now: number, tiers: Tiers) {
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null
  const next = schedule.phases.find(({ start_date }) => start_date > now)
  const price = next?.items[0]?.price
  return next && price ? { tier: tiers.tierOf(priceId(price)), at: dateOf(next.start_date) } : null
}

function payUrlOf({ status, latest_invoice: invoice, pending_update: pending }: Stripe.Subscription) {
  const waits = pending !== null || status === 'past_due' || status === 'incomplete'
  if (!waits || !invoice || typeof invoice === 'string' || invoice.status !== 'open') return null
  return invoice.hosted_invoice_url ?? null
}

/**
 * Converts a subscription to the port's type. The period is its item's (Stripe moved it there in 2025), and `cancel_at`
 * counts as much as `cancel_at_period_end`: the provider's portal may set either.
 */
export function toProviderSubscription(subscription: Stripe.Subscription, tiers: Tiers): ProviderSubscription[] {
  const [item] = subscription.items.data
  if (!item) return []
  const periodEnd = dateOf(item.current_period_end)
  const pending = subscription.pending_update?.subscription_items?.[0]
  const { schedule } = subscription
  return [
    {
      id: subscription.id,
      tier: tiers.tierOf(item.price.id),
      state: states[subscription.status] ?? 'unknown',
      startedAt: dateOf(subscription.start_date),
      currentPeriodStart: dateOf(item.current_period_start),
      currentPeriodEnd: periodEnd,
      endsAt: dateOrNull(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? periodEnd : null),
      trialEnd: dateOrNull(subscription.trial_end),
      scheduleId: typeof schedule === 'string' ? schedule : schedule?.status === 'active' ? schedule.id : null,
      scheduled: scheduledIn(schedule, item.current_period_start, tiers),
      pendingTier: (pending && tiers.tierOf(pending.price.id)) ?? null,
      payUrl: payUrlOf(subscription),
    },
  ]
}

/** Every subscription of a customer, newest first. */
export async function readSnapshot(stripe: Stripe, tiers: Tiers, customer: string): Promise<ProviderSubscription[]> {
  const { data } = await callStripe(() =>
    stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 100,
      expand: ['data.latest_invoice', 'data.schedule'],
    }),
  )
  return data.flatMap((subscription) => toProviderSubscription(subscription, tiers))
}
