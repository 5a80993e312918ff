import { type Ledger, newId } from './ledger.ts'
import { monthAfter } from './months.ts'
import type { Price, Schedule, Subscription } from './objects.ts'
import { invalid } from './refusal.ts'
import { isLive } from './subscriptions.ts'

/**
 * POST /subscription_schedules: creates a schedule from a running subscription, with its current period as the first
 * phase.
 */
export function createSchedule(ledger: Ledger, subscription: Subscription): Schedule {
  if (subscription.schedule) throw invalid('You cannot migrate a subscription that is already attached to a schedule.')
  if (!isLive(subscription)) throw invalid('You cannot migrate a subscription that has ended.')
  const [item] = subscription.items.data
  const schedule: Schedule = ledger.put({
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    status: 'active',
    customer: subscription.customer,
    subscription: subscription.id,
    phases: [
      {
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        trial_end: subscription.status === 'trialing' ? subscription.trial_end : null,
        items: [{ price: item.price.id }],
      },
    ],
  })
  ledger.put({ ...subscription, schedule: schedule.id })
  return schedule
}

/** POST /subscription_schedules/:id: the price of the phase that follows the running one, for a month. */
export function followWith(ledger: Ledger, schedule: Schedule, price: Price): Schedule {
  if (schedule.status !== 'active') throw invalid('You cannot update a subscription schedule that is not active.')
  const { billing_cycle_anchor: anchor } = ledger.get('subscription', schedule.subscription)
  const [running] = schedule.phases
  const start = running.end_date
  schedule.phases = [
    running,
    { start_date: start, end_date: monthAfter(start, anchor), trial_end: null, items: [{ price: price.id }] },
  ]
  ledger.emit('subscription_schedule.updated', schedule)
  return ledger.put(schedule)
}

/** POST /subscription_schedules/:id/release: the subscription continues unchanged. */
export function releaseSchedule(ledger: Ledger, schedule: Schedule): Schedule {
  if (schedule.status !== 'active')
    throw invalid(`You cannot release a subscription schedule that is in the \`${schedule.status}\` status.`)
  const subscription = ledger.put({ ...ledger.get('subscription', schedule.subscription), schedule: null })
  const released = ledger.put({ ...schedule, status: 'released' as const })
  ledger.emit('subscription_schedule.released', released)
  ledger.emit('customer.subscription.updated', subscription)
  return released
}
