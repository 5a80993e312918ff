import { defaultReminders, type ReminderSettings } from '@glimmer/contract'
import type { Person } from './people.ts'
import type { TestApp } from './test-app.ts'

/** Changed settings; `time` stands for one reminder a day, with today's line. */
export type ReminderChanges = Partial<ReminderSettings> & { time?: string }

/** The settings of a user who turned reminders on, with today's line once a day, at 07:40 unless changed. */
export const remindersWith = ({ time = '07:40', ...changes }: ReminderChanges = {}): ReminderSettings => ({
  ...defaultReminders,
  enabled: true,
  times: [{ time, source: 'today', collectionId: null }],
  ...changes,
})

/** Turns on a user's reminders. */
export const chooseReminders = (person: Person, changes: ReminderChanges = {}) =>
  person.call('PUT /users/reminders', { body: remindersWith(changes) })

/** Sets the clock and sends the reminders that are due then. */
export async function remindAt(glimmer: TestApp, instant: string) {
  glimmer.clock.set(new Date(instant))
  await glimmer.app.jobs.add({ name: 'remind', key: 'remind' })
  await glimmer.runJobs()
}
