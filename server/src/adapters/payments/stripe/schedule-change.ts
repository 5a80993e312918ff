import type { Stripe } from 'stripe'
import { callStripe } from './call-stripe.ts'

/**
 * Schedules a change of price at the period's end. The current phase must be repeated unchanged, trial included. The
 * next phase starts where it ends, and after one month the subscription is released from the schedule.
 */
export async function scheduleChange(stripe: Stripe, subscription: string, price: string, key: string): Promise<void> {
  const schedule = await callStripe(() =>
    stripe.subscriptionSchedules.create({ from_subscription: subscription }, { idempotencyKey: `${key}:schedule` }),
  )
  const [running] = schedule.phases
  const item = running?.items[0]
  if (!running || !item) throw new Error('A schedule came without its running phase.')
  await callStripe(() =>
    stripe.subscriptionSchedules.update(
      schedule.id,
      {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          {
            items: [{ price: typeof item.price === 'string' ? item.price : item.price.id, quantity: 1 }],
            start_date: running.start_date,
            end_date: running.end_date,
            ...(running.trial_end && { trial_end: running.trial_end }),
          },
          { items: [{ price, quantity: 1 }], duration: { interval: 'month', interval_count: 1 } },
        ],
      },
      { idempotencyKey: `${key}:phases` },
    ),
  )
}
