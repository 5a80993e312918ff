import type { ReminderSettings } from '@glimmer/contract'
import { eq } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { pushSubscription } from '#database/tables/reminders.ts'
import { Problem } from '#problem.ts'
import { minuteMs } from '#time/durations.ts'
import { atMostEvery } from './at-most-every.ts'
import { mailTo, morningWords, pushTo, type Words } from './send.ts'
import { findRecipient } from './settings.ts'

async function pushToAll(app: App, accountId: string, words: Words): Promise<boolean> {
  const devices = await app.database.db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.accountId, accountId))
  if (devices.length === 0) throw new Problem('no_device')
  const pushed = await Promise.all(devices.map(({ id }) => pushTo(app, accountId, words, id)))
  if (pushed.every((outcome) => outcome === 'gone')) throw new Problem('no_device')
  return pushed.includes('sent')
}

/** Sends one now, just as it will come. It is not the day's: that one still comes. */
export async function sendTest(app: App, { id }: Account, channel: ReminderSettings['channel']): Promise<undefined> {
  const person = await findRecipient(app, id)
  if (channel === 'email' && !person.email) throw new Problem('no_email')
  if (channel === 'email' && !person.emailConfirmed) throw new Problem('email_unconfirmed')
  if (!(await atMostEvery(app, id, 'triedAt', minuteMs)))
    throw new Problem('rate_limited', 'One is on its way. You can send another in a minute.')
  const words = await morningWords(app, id, person)
  const sent = channel === 'email' ? (await mailTo(app, id, person, words)) === 'sent' : await pushToAll(app, id, words)
  if (!sent) throw new Problem('reminder_not_sent')
}
