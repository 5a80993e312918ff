import { and, asc, eq, exists, isNotNull, lte, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Transaction } from '#database/pool.ts'
import { account } from '#database/tables/accounts.ts'
import { dailyLine } from '#database/tables/affirmations.ts'
import { age } from '#database/tables/ages.ts'
import { pushSubscription, reminder, reminderSent } from '#database/tables/reminders.ts'
import { ageColumns, isUnderAge, standingOf } from '#safety/age-standing.ts'
import { hourMs } from '#time/durations.ts'
import { wallTime } from '#time/wall-clock.ts'
import { nextDue } from './next-due.ts'

const batch = 200

/** What the keys of a person's waiting reminders begin with. */
export const jobKeyPrefix = (accountId: string) => `remind ${accountId} `

/** A reminder that could not be sent in its hour is no help any more. */
export const tooLateMs = hourMs

/** Those whose time has come, held against other servers that look at the same minute. */
const findDue = (transaction: Transaction, now: Date) =>
  transaction
    .select({ reminder, email: account.email, preferences: account.preferences, age: ageColumns })
    .from(reminder)
    .innerJoin(account, eq(account.id, reminder.accountId))
    .leftJoin(age, eq(age.accountId, account.id))
    .where(lte(reminder.nextDueAt, now))
    .orderBy(asc(reminder.nextDueAt))
    .limit(batch)
    .for('update', { of: reminder, skipLocked: true })

type Due = Awaited<ReturnType<typeof findDue>>[number]

/** Mail goes only to an address whose reader has said yes. */
const mayReach = ({ reminder: { settings, confirmedEmail }, email }: Due) =>
  settings.channel !== 'email' || (email !== null && email === confirmedEmail)

/** Whoever read the day's line has been here. */
async function wasHere(transaction: Transaction, accountId: string, day: string): Promise<boolean> {
  const line = transaction
    .select({ one: sql`1` })
    .from(dailyLine)
    .where(and(eq(dailyLine.accountId, accountId), eq(dailyLine.day, day), isNotNull(dailyLine.readAt)))
  const { rows } = await transaction.execute<{ here: boolean }>(sql`select ${exists(line)} as here`)
  return rows[0]?.here === true
}

/** Claims the person's day; whoever finds it claimed has nothing to send. */
async function claim(transaction: Transaction, accountId: string, day: string, dueAt: Date): Promise<boolean> {
  const { rowCount } = await transaction.insert(reminderSent).values({ accountId, day, dueAt }).onConflictDoNothing()
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

async function remindOne(app: App, transaction: Transaction, due: Due) {
  const { accountId, settings, nextDueAt } = due.reminder
  const now = app.clock.now()
  const { timeZone } = due.preferences
  const standing = standingOf(due.age, app)
  const isTeen = isUnderAge(standing)
  const next = nextDue(settings, now, { timeZone, seed: accountId, isTeen })
  await transaction.update(reminder).set({ nextDueAt: next }).where(eq(reminder.accountId, accountId))
  if (!nextDueAt || now.getTime() - nextDueAt.getTime() > tooLateMs) return
  if (standing === 'waiting' || !mayReach(due)) return
  const { day } = wallTime(nextDueAt, timeZone)
  if (await wasHere(transaction, accountId, day)) return
  if (!(await claim(transaction, accountId, day, nextDueAt))) return
  for (const target of await targetsOf(transaction, due.reminder)) {
    const key = `${jobKeyPrefix(accountId)}${day} ${target}`
    await app.jobs.add({ name: 'send-reminder', payload: { accountId, day, target }, key }, transaction)
  }
}

/**
 * A minute's work: claims every reminder that is due, leaves its sending as jobs and works out the next one, all in one
 * transaction a batch. After a time down, what is older than an hour is passed over.
 */
export async function remind(app: App): Promise<void> {
  for (let found = batch; found === batch; )
    found = await app.database.db.transaction(async (transaction) => {
      const due = await findDue(transaction, app.clock.now())
      for (const one of due) await remindOne(app, transaction, one)
      return due.length
    })
}
