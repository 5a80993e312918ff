import { type Form, groupOf, listOf, numberOf, textOf } from './form.ts'
import { type Ledger, newId } from './ledger.ts'
import { monthAfter } from './months.ts'
import type { Phase, Schedule } from './objects.ts'
import { priceOf } from './prices.ts'
import { invalid } from './refusal.ts'
import { isLive } from './subscriptions.ts'

/**
 * POST /subscription_schedules: creates a schedule from a running subscription, with its current period as the first
 * phase.
 */
export function createSchedule(ledger: Ledger, form: Form): Schedule {
  const subscription = ledger.get('subscription', textOf(form.from_subscription) ?? '')
  if (subscription.schedule) throw invalid('You cannot migrate a subscription that is already attached to a schedule.')
  if (!isLive(subscription)) throw invalid('You cannot migrate a subscription that has ended.')
  const [item] = subscription.items.data
  const schedule: Schedule = ledger.put({
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    status: 'active',
    customer: subscription.customer,
    subscription: subscription.id,
    end_behavior: 'release',
    created: ledger.now,
    phases: [
      {
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        trial_end: subscription.status === 'trialing' ? subscription.trial_end : null,
        items: [{ price: item.price.id, quantity: 1 }],
      },
    ],
    livemode: false,
  })
  ledger.put({ ...subscription, schedule: schedule.id })
  return schedule
}

function readPhase(form: Form, previous: Phase | undefined, anchor: number): Phase {
  const start = numberOf(form.start_date) ?? previous?.end_date
  if (start === undefined || start === null) throw invalid('The first phase needs its start_date.', { param: 'phases' })
  const end = numberOf(form.end_date) ?? (form.duration ? monthAfter(start, anchor) : null)
  return {
    start_date: start,
    end_date: end,
    trial_end: numberOf(form.trial_end) ?? null,
    items: listOf(form.items).map((item) => ({ price: priceOf(textOf(groupOf(item).price)).id, quantity: 1 })),
  }
}

/** POST /subscription_schedules/:id: replaces the phases; the current one must be among the new ones. */
export function updateSchedule(ledger: Ledger, id: string, form: Form): Schedule {
  const schedule = ledger.get('subscription_schedule', id)
  if (schedule.status !== 'active') throw invalid('You cannot update a subscription schedule that is not active.')
  const subscription = ledger.get('subscription', schedule.subscription)
  const phases: Phase[] = []
  for (const phase of listOf(form.phases))
    phases.push(readPhase(groupOf(phase), phases.at(-1), subscription.billing_cycle_anchor))
  const [running] = schedule.phases
  if (phases[0]?.start_date !== running?.start_date)
    throw invalid('The current phase must keep its start date.', { param: 'phases' })
  Object.assign(schedule, { phases })
  ledger.put(schedule)
  ledger.emit('subscription_schedule.updated', schedule)
  return schedule
}

/** POST /subscription_schedules/:id/release: the subscription continues unchanged. */
export function releaseSchedule(ledger: Ledger, id: string): Schedule {
  const schedule = ledger.get('subscription_schedule', id)
  if (schedule.status !== 'active')
    throw invalid(`You cannot release a subscription schedule that is in the \`${schedule.status}\` status.`)
  const subscription = ledger.get('subscription', schedule.subscription)
  Object.assign(schedule, { status: 'released' })
  Object.assign(subscription, { schedule: null })
  ledger.put(schedule)
  ledger.put(subscription)
  ledger.emit('subscription_schedule.released', schedule)
  ledger.emit('customer.subscription.updated', subscription)
  return schedule
}
