import { type Ledger, newId } from './ledger.ts'
import { monthAfter } from './months.ts'
import type { Price, Schedule, Subscription } from './objects.ts'
import { invalid, noSuch } from './refusal.ts'
import { isLive } from './subscriptions.ts'

/** POST /subscription_schedules: schedules a running subscription, with its current period as the first phase. */
export function createSchedule(ledger: Ledger, subscription: Subscription): Schedule {
  if (subscription.schedule) throw invalid('You cannot migrate a subscription that is already attached to a schedule.')
  if (!isLive(subscription)) throw invalid('You cannot migrate a subscription that has ended.')
  const [item] = subscription.items.data
  const running = {
    start_date: item.current_period_start,
    end_date: item.current_period_end,
    trial_end: subscription.status === 'trialing' ? subscription.trial_end : null,
    items: [{ price: item.price.id }] as [{ price: string }],
  }
  const schedule: Schedule = {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    status: 'active',
    customer: subscription.customer,
    phases: [running],
  }
  ledger.put({ ...subscription, schedule })
  return schedule
}

/** The subscription that a schedule belongs to. Throws the provider's 404 if the schedule is gone. */
function scheduled(ledger: Ledger, id: string): Subscription & { schedule: Schedule } {
  const subscription = ledger.all('subscription').find(({ schedule }) => schedule?.id === id)
  if (!subscription?.schedule) throw noSuch('subscription_schedule', id)
  return { ...subscription, schedule: subscription.schedule }
}

/** POST /subscription_schedules/:id: the price of the phase that follows the running one, for a month. */
export function followWith(ledger: Ledger, id: string, price: Price): Schedule {
  const subscription = scheduled(ledger, id)
  const [running] = subscription.schedule.phases
  const start = running.end_date
  const end = monthAfter(start, subscription.billing_cycle_anchor)
  const next = {
    start_date: start,
    end_date: end,
    trial_end: null,
    items: [{ price: price.id }] as [{ price: string }],
  }
  const schedule: Schedule = { ...subscription.schedule, phases: [running, next] }
  ledger.put({ ...subscription, schedule })
  ledger.emit('subscription_schedule.updated', schedule)
  return schedule
}

/** POST /subscription_schedules/:id/release: the subscription continues unchanged. */
export function releaseSchedule(ledger: Ledger, id: string): Schedule {
  const subscription = scheduled(ledger, id)
  ledger.emit('subscription_schedule.released', subscription.schedule)
  ledger.emit('customer.subscription.updated', ledger.put({ ...subscription, schedule: null }))
  return subscription.schedule
}
