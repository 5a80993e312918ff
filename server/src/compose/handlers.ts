import type { App, Events } from '#app.ts'
import { accountDataJobs } from '#features/account-data/index.ts'
import { ageJobs } from '#features/age-checks/index.ts'
import { backupJobs } from '#features/backups/index.ts'
import { reminderJobs } from '#features/reminders/index.ts'
import { runRetention, sweep } from '#features/retention/index.ts'
import { deleteRecordings, recordingQueue } from '#features/speech/index.ts'
import { queueEmailUpdate, subscriptionJobs } from '#features/subscriptions/index.ts'
import type { JobHandlers } from '#jobs/queue.ts'

/** The handler of each kind of job. */
export const jobHandlers = (app: App): JobHandlers => ({
  ...subscriptionJobs(app),
  ...reminderJobs(app),
  ...ageJobs(app),
  ...accountDataJobs(app),
  ...backupJobs(app),
  sweep: () => sweep(app),
  retain: () => runRetention(app),
})

type EventHandlers = {
  [Name in keyof Events]: readonly ((app: App, event: Events[Name]) => Promise<void> | void)[]
}

/** Who handles each event, in this order, before the feature that raised it proceeds. */
const eventHandlers: EventHandlers = {
  linesChosen: [(app, lines) => recordingQueue(app).prerecord(lines)],
  wordsDiscarded: [(app, { account, affirmationId }) => deleteRecordings(app, account, affirmationId)],
  emailChanged: [queueEmailUpdate],
}

/** Returns the App's `raise`. */
export const raiser =
  (app: () => App): App['raise'] =>
  async (name, event) => {
    for (const handle of eventHandlers[name]) await handle(app(), event)
  }
