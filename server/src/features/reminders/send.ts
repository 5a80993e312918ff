import { minutesOf } from '@glimmer/contract'
import { and, eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { pushSubscription } from '#database/tables/reminders.ts'
import type { Email } from '#ports/mailer.ts'
import type { PushMessage, PushOutcome } from '#ports/push.ts'
import { instantOf, isMorning } from '#time/wall-clock.ts'
import { buttonsFor } from './actions.ts'
import { chooseLine } from './choose-line.ts'
import { emailFor, eveningEmail, eveningMessage, messageFor, type OneReminder } from './messages.ts'
import type { Recipient } from './settings.ts'

export type Device = typeof pushSubscription.$inferSelect

/** A reminder's words for either channel. */
export interface Words {
  message: PushMessage
  email(to: string, token: string): Email
}

export async function lineWords(app: App, person: Recipient, one: OneReminder): Promise<Words> {
  const line = await chooseLine(app, one.accountId, person, one)
  const message = messageFor(line, buttonsFor(app, one, line))
  return { message, email: (to, token) => emailFor(to, line, app.config, token) }
}

/** When the person's evening begins on a day. */
export const opensAt = ({ evening, timeZone }: Recipient, day: string): Date =>
  instantOf({ day, minute: minutesOf(evening.time) }, timeZone)

/** The evening's question about a line that was read at `readAt`. */
export function eveningWords(app: App, { timeZone }: Recipient, readAt: Date): Words {
  const readInMorning = isMorning(readAt, timeZone)
  return {
    message: eveningMessage(readInMorning),
    email: (to, token) => eveningEmail(to, readInMorning, app.config, token),
  }
}

/** Notifies one device, and deletes its subscription if the push service reports it as gone. */
export async function pushTo(app: App, { message }: Words, device: Device): Promise<PushOutcome> {
  const { id, accountId } = device
  const mine = and(eq(pushSubscription.id, id), eq(pushSubscription.accountId, accountId))
  const pushed = await app.push.send(device, message)
  if (pushed === 'gone') await app.database.db.delete(pushSubscription).where(mine)
  if (pushed === 'sent') await app.database.db.update(pushSubscription).set({ usedAt: app.clock.now() }).where(mine)
  return pushed
}

/** Mails a reminder with an unsubscribe token. A mailer that fails may still have sent it. */
export async function mailTo(
  app: App,
  accountId: string,
  to: string,
  words: Words,
  token: string,
): Promise<PushOutcome> {
  try {
    await app.mailer.send({ ...words.email(to, token), accountId })
    return 'sent'
  } catch (err) {
    app.log.warn({ err }, 'a reminder could not be mailed')
    return 'lost'
  }
}
