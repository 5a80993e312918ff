import { isQuiet, teenNight } from '@glimmer/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { tierUnder } from '#config/payments.ts'
import { pushSubscription, reminderSent } from '#database/tables/reminders.ts'
import type { Pushed } from '#ports/push.ts'
import { wallTime } from '#time/wall-clock.ts'
import { emailFor, messageFor } from './messages.ts'
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
const mayBeSent = ({ settings, age, isTeen, timeZone }: Recipient, now: Date) =>
  settings.enabled && age !== 'waiting' && !(isTeen && isQuiet(teenNight, wallTime(now, timeZone).minute))

/** Notifies one device. One that is gone is forgotten. */
export async function pushTo(app: App, accountId: string, person: Recipient, device: string): Promise<Pushed> {
  const mine = and(eq(pushSubscription.id, device), eq(pushSubscription.accountId, accountId))
  const [target] = await app.database.db.select().from(pushSubscription).where(mine)
  if (!target) return 'gone'
  const pushed = await app.push.send(target, messageFor(await lineFor(app, accountId, person)))
  if (pushed === 'gone') await app.database.db.delete(pushSubscription).where(mine)
  if (pushed === 'sent') await app.database.db.update(pushSubscription).set({ usedAt: app.clock.now() }).where(mine)
  return pushed
}

/** Mails the reminder to an address whose owner said yes. A mailer that fails may have sent it: `lost`. */
export async function mailTo(app: App, accountId: string, person: Recipient): Promise<Pushed> {
  if (!person.email || !person.emailConfirmed) return 'gone'
  const [token, line] = await Promise.all([makeUnsubscribeToken(app, accountId), lineFor(app, accountId, person)])
  try {
    await app.mailer.send({ ...emailFor(person.email, line, app.config, token), accountId })
    return 'sent'
  } catch (err) {
    app.log.warn({ err }, 'a reminder could not be mailed')
    return 'lost'
  }
}

export interface Sending {
  accountId: string
  day: string
  target: string
}

/** Marks the target before anything leaves: cut short in between, it is not sent at all rather than twice. */
async function begin({ database, clock }: App, { accountId, day, target }: Sending): Promise<boolean> {
  const since = new Date(clock.now().getTime() - tooLateMs)
  const { rowCount } = await database.db
    .update(reminderSent)
    .set({ targets: sql`array_append(${reminderSent.targets}, ${target})` })
    .where(
      and(
        eq(reminderSent.accountId, accountId),
        eq(reminderSent.day, day),
        sql`not ${target} = any(${reminderSent.targets})`,
        sql`${reminderSent.dueAt} >= ${since}`,
      ),
    )
  return rowCount === 1
}

const takeBack = ({ database }: App, { accountId, day, target }: Sending) =>
  database.db
    .update(reminderSent)
    .set({ targets: sql`array_remove(${reminderSent.targets}, ${target})` })
    .where(and(eq(reminderSent.accountId, accountId), eq(reminderSent.day, day)))

/**
 * Sends a claimed reminder to one target, at most once. Throws where the service certainly did not take it, so that the
 * job is done again, later each time, within the hour.
 */
export async function sendReminder(app: App, sending: Sending): Promise<void> {
  const { accountId, target } = sending
  const person = await findRecipient(app, accountId)
  if (!mayBeSent(person, app.clock.now()) || !(await begin(app, sending))) return
  const pushed = await (target === 'email' ? mailTo(app, accountId, person) : pushTo(app, accountId, person, target))
  if (pushed !== 'later') return
  await takeBack(app, sending)
  throw new Error('The push service did not take it yet.')
}
