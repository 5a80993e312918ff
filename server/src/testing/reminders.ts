import { defaultReminders, type ReminderSettings } from '@glimmer/contract'
import type { Person } from './people.ts'
import type { TestApp } from './test-app.ts'

/** Has somebody ask to be reminded, in the morning unless they say otherwise. */
export const chooseReminders = (person: Person, changes: Partial<ReminderSettings> = {}) =>
  person.call('PUT /users/reminders', { body: { ...defaultReminders, enabled: true, time: '07:40', ...changes } })

/** Lets it be that minute, and what is due then be done. */
export async function letItBe(glimmer: TestApp, instant: string) {
  glimmer.clock.set(new Date(instant))
  await glimmer.app.jobs.add({ name: 'remind', key: 'remind' })
  await glimmer.runJobs()
}
