import { defaultReminders, type ReminderSettings } from '@glimmer/contract'
import type { Person } from './people.ts'
import type { TestApp } from './test-app.ts'

/** Turns on a user's reminders, in the morning unless changed. */
export const chooseReminders = (person: Person, changes: Partial<ReminderSettings> = {}) =>
  person.call('PUT /users/reminders', { body: { ...defaultReminders, enabled: true, time: '07:40', ...changes } })

/** Sets the clock and sends the reminders that are due then. */
export async function remindAt(glimmer: TestApp, instant: string) {
  glimmer.clock.set(new Date(instant))
  await glimmer.app.jobs.add({ name: 'remind', key: 'remind' })
  await glimmer.runJobs()
}
