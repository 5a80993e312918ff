import { and, asc, eq, exists, isNotNull, lte, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Transaction } from '#database/pool.ts'
import { account } from '#database/tables/accounts.ts'
import { dailyLine } from '#database/tables/affirmations.ts'
import { age } from '#database/tables/ages.ts'
import { pushSubscription, type ReminderKind, reminder, reminderSent } from '#database/tables/reminders.ts'
import { ageColumns, isUnderAge, standingOf } from '#safety/age-standing.ts'
import { hourMs } from '#time/durations.ts'
import { wallTime } from '#time/wall-clock.ts'
import { eveningSettings, nextDue } from './next-due.ts'

const batch = 200

/** What the keys of a person's waiting reminders begin with. */
export const jobKeyPrefix = (accountId: string) => `remind ${accountId} `

/** A reminder that could not be sent in its hour is no help any more. */
export const tooLateMs = hourMs

const dueColumns = { morning: reminder.nextDueAt, evening: reminder.eveningDueAt } as const

/** Those whose time has come, held against other servers that look at the same minute. */
const findDue = (transaction: Transaction, kind: ReminderKind, now: Date) =>
  transaction
    .select({ reminder, email: account.email, preferences: account.preferences, age: ageColumns })
    .from(reminder)
    .innerJoin(account, eq(account.id, reminder.accountId))
    .leftJoin(age, eq(age.accountId, account.id))
    .where(lte(dueColumns[kind], now))
    .orderBy(asc(dueColumns[kind]))
    .limit(batch)
    .for('update', { of: reminder, skipLocked: true })

type Due = Awaited<ReturnType<typeof findDue>>[number]

/** Nobody is reminded whose parent has yet to agree, and mail goes only to an address whose reader has said yes. */
function mayReach(app: App, { reminder: { settings, confirmedEmail }, email, age: told }: Due): boolean {
  if (standingOf(told, app) === 'waiting') return false
  return settings.channel !== 'email' || (email !== null && email === confirmedEmail)
}

/** Whoever read the day's line has been here. */
async function wasHere(transaction: Transaction, accountId: string, day: string): Promise<boolean> {
  const line = transaction
    .select({ one: sql`1` })
    .from(dailyLine)
    .where(and(eq(dailyLine.accountId, accountId), eq(dailyLine.day, day), isNotNull(dailyLine.readAt)))
  const { rows } = await transaction.execute<{ here: boolean }>(sql`select ${exists(line)} as here`)
  return rows[0]?.here === true
}

/** Whether there is anything to say: in the morning to whoever was not here, in the evening to whoever was. */
const isWanted = async (
  app: App,
  transaction: Transaction,
  kind: ReminderKind,
  accountId: string,
  day: string,
  at: Date,
) =>
  kind === 'morning'
    ? !(await wasHere(transaction, accountId, day))
    : (await app.affirmations.findUnanswered(transaction, accountId, day, at)) !== undefined

/** Claims the person's day; whoever finds it claimed has nothing to send. */
async function claim(transaction: Transaction, sent: typeof reminderSent.$inferInsert): Promise<boolean> {
  const { rowCount } = await transaction.insert(reminderSent).values(sent).onConflictDoNothing()
  return rowCount === 1
}

async function targetsOf(transaction: Transaction, { accountId, settings }: Due['reminder']): Promise<string[]> {
  if (settings.channel === 'email') return ['email']
  const devices = await transaction
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.accountId, accountId))
  return devices.map(({ id }) => id)
}

/** When this kind comes next, as the row keeps it. */
function nextOf(app: App, kind: ReminderKind, { reminder: row, preferences, age: told }: Due) {
  const { accountId, settings, evening } = row
  const isTeen = isUnderAge(standingOf(told, app))
  const person = { timeZone: preferences.timeZone, seed: accountId, isTeen }
  const now = app.clock.now()
  if (kind === 'morning') return { nextDueAt: nextDue(settings, now, person) }
  return { eveningDueAt: evening && nextDue(eveningSettings(settings, evening), now, person) }
}

async function remindOne(app: App, transaction: Transaction, kind: ReminderKind, due: Due) {
  const { accountId, nextDueAt, eveningDueAt } = due.reminder
  const dueAt = kind === 'morning' ? nextDueAt : eveningDueAt
  await transaction
    .update(reminder)
    .set(nextOf(app, kind, due))
    .where(eq(reminder.accountId, accountId))
  if (!dueAt || app.clock.now().getTime() - dueAt.getTime() > tooLateMs) return
  if (!mayReach(app, due)) return
  const { day } = wallTime(dueAt, due.preferences.timeZone)
  if (!(await isWanted(app, transaction, kind, accountId, day, dueAt))) return
  if (!(await claim(transaction, { accountId, day, kind, dueAt }))) return
  for (const target of await targetsOf(transaction, due.reminder)) {
    const key = `${jobKeyPrefix(accountId)}${day} ${kind} ${target}`
    await app.jobs.add({ name: 'send-reminder', payload: { accountId, day, kind, target }, key }, transaction)
  }
}

async function remindAll(app: App, kind: ReminderKind): Promise<void> {
  for (let found = batch; found === batch; )
    found = await app.database.db.transaction(async (transaction) => {
      const due = await findDue(transaction, kind, app.clock.now())
      for (const one of due) await remindOne(app, transaction, kind, one)
      return due.length
    })
}

/**
 * A minute's work: claims every reminder that is due, leaves its sending as jobs and works out the next one, all in one
 * transaction a batch. After a time down, what is older than an hour is passed over.
 */
export async function remind(app: App): Promise<void> {
  await remindAll(app, 'morning')
  await remindAll(app, 'evening')
}
