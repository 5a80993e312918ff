import { minutesOf } from '@glimmer/contract'
import { and, eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { tierUnder } from '#config/payments.ts'
import { pushSubscription } from '#database/tables/reminders.ts'
import type { Email } from '#ports/mailer.ts'
import type { Pushed, PushMessage } from '#ports/push.ts'
import { instantOf, isMorning } from '#time/wall-clock.ts'
import { emailFor, eveningEmail, eveningMessage, messageFor } from './messages.ts'
import type { findRecipient } from './settings.ts'

export type Recipient = Awaited<ReturnType<typeof findRecipient>>
export type Device = typeof pushSubscription.$inferSelect

/** The day's line, for those who want it shown; never a teen's, which others would read. */
async function lineFor(app: App, accountId: string, person: Recipient): Promise<string | undefined> {
  const { settings, tier, age, isTeen } = person
  if (!settings.showLine || isTeen) return undefined
  return (await app.affirmations.peekToday({ id: accountId, tier: tierUnder(app.config.payments, tier), age })).text
}

/** What a reminder says, by either way. */
export interface Words {
  message: PushMessage
  email(to: string, token: string): Email
}

export async function morningWords(app: App, accountId: string, person: Recipient): Promise<Words> {
  const line = await lineFor(app, accountId, person)
  return { message: messageFor(line), email: (to, token) => emailFor(to, line, app.config, token) }
}

/** When somebody's evening begins. */
export const opensAt = ({ evening, timeZone }: Recipient, day: string): Date =>
  instantOf({ day, minute: minutesOf(evening.time) }, timeZone)

/** The evening's question about a line that was read then. */
export function eveningWords(app: App, { timeZone }: Recipient, readAt: Date): Words {
  const readInMorning = isMorning(readAt, timeZone)
  return {
    message: eveningMessage(readInMorning),
    email: (to, token) => eveningEmail(to, readInMorning, app.config, token),
  }
}

/** Notifies one device. One that is gone is forgotten. */
export async function pushTo(app: App, { message }: Words, device: Device): Promise<Pushed> {
  const { id, accountId } = device
  const mine = and(eq(pushSubscription.id, id), eq(pushSubscription.accountId, accountId))
  const pushed = await app.push.send(device, message)
  if (pushed === 'gone') await app.database.db.delete(pushSubscription).where(mine)
  if (pushed === 'sent') await app.database.db.update(pushSubscription).set({ usedAt: app.clock.now() }).where(mine)
  return pushed
}

/** Mails a reminder, with the way out it was given. A mailer that fails may have sent it. */
export async function mailTo(app: App, accountId: string, to: string, words: Words, token: string): Promise<Pushed> {
  try {
    await app.mailer.send({ ...words.email(to, token), accountId })
    return 'sent'
  } catch (err) {
    app.log.warn({ err }, 'a reminder could not be mailed')
    return 'lost'
  }
}
