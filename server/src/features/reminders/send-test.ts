import type { ReminderSettings } from '@glimmer/contract'
import { eq } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { pushSubscription } from '#database/tables/reminders.ts'
import { Problem } from '#problem.ts'
import { minuteMs } from '#time/durations.ts'
import { wallTime } from '#time/wall-clock.ts'
import { lineWords, mailTo, pushTo, type Words } from './send.ts'
import { findRecipient } from './settings.ts'
import { passesThrottle } from './throttle.ts'
import { makeUnsubscribeTokens } from './unsubscribe.ts'

async function pushToAll(app: App, accountId: string, words: Words): Promise<boolean> {
  const devices = await app.database.db.select().from(pushSubscription).where(eq(pushSubscription.accountId, accountId))
  if (devices.length === 0) throw new Problem('no_device')
  const pushed = await Promise.all(devices.map((device) => pushTo(app, words, device)))
  if (pushed.every((outcome) => outcome === 'gone')) throw new Problem('no_device')
  return pushed.includes('sent')
}

async function mailOne(app: App, accountId: string, to: string, words: Words): Promise<boolean> {
  const token = (await makeUnsubscribeTokens(app, [accountId])).get(accountId)
  return token !== undefined && (await mailTo(app, accountId, to, words, token)) === 'sent'
}

/**
 * Sends a reminder now, with the same words as a scheduled one. It does not replace the day's reminder. Throws
 * `no_email`, `email_unconfirmed`, `no_device`, `rate_limited`, `reminder_not_sent`.
 */
export async function sendTest(app: App, { id }: Account, channel: ReminderSettings['channel']): Promise<undefined> {
  const person = await findRecipient(app, id)
  const { email, emailConfirmed } = person
  if (channel === 'email' && !email) throw new Problem('no_email')
  if (channel === 'email' && !emailConfirmed) throw new Problem('email_unconfirmed')
  if (!(await passesThrottle(app, id, 'testSentAt', minuteMs)))
    throw new Problem('rate_limited', 'One is on its way. You can send another in a minute.')
  const day = wallTime(app.clock.now(), person.timeZone).day
  const words = await lineWords(app, person, { accountId: id, day, slot: 0, isAgain: true })
  const sent = channel === 'email' && email ? await mailOne(app, id, email, words) : await pushToAll(app, id, words)
  if (!sent) throw new Problem('reminder_not_sent')
}
