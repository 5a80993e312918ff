import { isQuiet, minutesOf, teenNight } from '@glimmer/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { tierUnder } from '#config/payments.ts'
import { pushSubscription, type ReminderKind, reminderSent } from '#database/tables/reminders.ts'
import type { Email } from '#ports/mailer.ts'
import type { Pushed, PushMessage } from '#ports/push.ts'
import { instantOf, isMorning, wallTime } from '#time/wall-clock.ts'
import { emailFor, eveningEmail, eveningMessage, messageFor } from './messages.ts'
import { tooLateMs } from './remind.ts'
import { findRecipient } from './settings.ts'
import { makeUnsubscribeToken } from './unsubscribe.ts'

export type Recipient = Awaited<ReturnType<typeof findRecipient>>

/** The day's line, for those who want it shown; never a teen's, which others would read. */
async function lineFor(app: App, accountId: string, person: Recipient): Promise<string | undefined> {
  const { settings, tier, age, isTeen } = person
  if (!settings.showLine || isTeen) return undefined
  return (await app.affirmations.peekToday({ id: accountId, tier: tierUnder(app.config.payments, tier), age })).text
}

/** Whether it may still go, a while after it was due: not once a parent's yes is missing, nor into a teen's night. */
function mayBeSent({ settings, evening, age, isTeen, timeZone }: Recipient, kind: ReminderKind, now: Date): boolean {
  const isOn = kind === 'morning' ? settings.enabled : evening.enabled && evening.remind
  return isOn && age !== 'waiting' && !(isTeen && isQuiet(teenNight, wallTime(now, timeZone).minute))
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

/** The evening's question; undefined where it was answered meanwhile. */
async function eveningWords(app: App, accountId: string, person: Recipient, day: string): Promise<Words | undefined> {
  const { evening, timeZone } = person
  const opensAt = instantOf({ day, minute: minutesOf(evening.time) }, timeZone)
  const readAt = await app.affirmations.findUnanswered(app.database.db, accountId, day, opensAt)
  if (!readAt) return undefined
  const readInMorning = isMorning(readAt, timeZone)
  return {
    message: eveningMessage(readInMorning),
    email: (to, token) => eveningEmail(to, readInMorning, app.config, token),
  }
}

/** Notifies one device. One that is gone is forgotten. */
export async function pushTo(app: App, accountId: string, { message }: Words, device: string): Promise<Pushed> {
  const mine = and(eq(pushSubscription.id, device), eq(pushSubscription.accountId, accountId))
  const [target] = await app.database.db.select().from(pushSubscription).where(mine)
  if (!target) return 'gone'
  const pushed = await app.push.send(target, message)
  if (pushed === 'gone') await app.database.db.delete(pushSubscription).where(mine)
  if (pushed === 'sent') await app.database.db.update(pushSubscription).set({ usedAt: app.clock.now() }).where(mine)
  return pushed
}

/** Mails the reminder to an address whose owner said yes. A mailer that fails may have sent it: `lost`. */
export async function mailTo(app: App, accountId: string, person: Recipient, words: Words): Promise<Pushed> {
  if (!person.email || !person.emailConfirmed) return 'gone'
  const token = await makeUnsubscribeToken(app, accountId)
  try {
    await app.mailer.send({ ...words.email(person.email, token), accountId })
    return 'sent'
  } catch (err) {
    app.log.warn({ err }, 'a reminder could not be mailed')
    return 'lost'
  }
}

export interface Sending {
  accountId: string
  day: string
  kind: ReminderKind
  target: string
}

const claimOf = ({ accountId, day, kind }: Sending) =>
  and(eq(reminderSent.accountId, accountId), eq(reminderSent.day, day), eq(reminderSent.kind, kind))

/** Marks the target before anything leaves: cut short in between, it is not sent at all rather than twice. */
async function begin({ database, clock }: App, sending: Sending): Promise<boolean> {
  const { target } = sending
  const since = new Date(clock.now().getTime() - tooLateMs)
  const { rowCount } = await database.db
    .update(reminderSent)
    .set({ targets: sql`array_append(${reminderSent.targets}, ${target})` })
    .where(
      and(claimOf(sending), sql`not ${target} = any(${reminderSent.targets})`, sql`${reminderSent.dueAt} >= ${since}`),
    )
  return rowCount === 1
}

const takeBack = ({ database }: App, sending: Sending) =>
  database.db
    .update(reminderSent)
    .set({ targets: sql`array_remove(${reminderSent.targets}, ${sending.target})` })
    .where(claimOf(sending))

/**
 * Sends a claimed reminder to one target, at most once. Throws where the service certainly did not take it, so that the
 * job is done again, later each time, within the hour.
 */
export async function sendReminder(app: App, sending: Sending): Promise<void> {
  const { accountId, day, kind, target } = sending
  const person = await findRecipient(app, accountId)
  if (!mayBeSent(person, kind, app.clock.now())) return
  const words = await (kind === 'morning'
    ? morningWords(app, accountId, person)
    : eveningWords(app, accountId, person, day))
  if (!words || !(await begin(app, sending))) return
  const pushed = await (target === 'email'
    ? mailTo(app, accountId, person, words)
    : pushTo(app, accountId, words, target))
  if (pushed !== 'later') return
  await takeBack(app, sending)
  throw new Error('The push service did not take it yet.')
}
