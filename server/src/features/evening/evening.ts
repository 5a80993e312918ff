import {
  type AnswerEvening,
  type Evening,
  type EveningLight,
  type EveningQuestion,
  minutesOf,
  plans,
  type Theme,
} from '@glimmer/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { account as accountTable } from '#database/tables/accounts.ts'
import { dailyLine } from '#database/tables/affirmations.ts'
import { reminder } from '#database/tables/reminders.ts'
import { orNotFound, Problem } from '#problem.ts'
import { hourMs } from '#time/durations.ts'
import { daysAfter, instantOf, isMorning, wallTime } from '#time/wall-clock.ts'
import { findAffirmation, refuseLockedThemes, storeResponse } from '../affirmations/index.ts'

/** A line read less than this before the evening is not asked about. */
const minReadAheadMs = 2 * hourMs
/** Minute of the local day until which the previous day can still be answered, for a question left open at midnight. */
const nightEndsMinute = 5 * 60

/** A day of an account, and when its evening begins. */
interface OpenEvening {
  accountId: string
  day: string
  opensAt: Date
}

const ofDay = (accountId: string, day: string) => and(eq(dailyLine.accountId, accountId), eq(dailyLine.day, day))

/** A day's line, if the evening can ask about it: it still exists and was read early enough. */
function askableLine(row: typeof dailyLine.$inferSelect | undefined, opensAt: Date) {
  if (!row?.affirmationId || !row.readAt) return undefined
  if (row.readAt.getTime() > opensAt.getTime() - minReadAheadMs) return undefined
  const { affirmationId, readAt, eveningResponse, eveningTomorrow, eveningTheme } = row
  return { affirmationId, readAt, answer: eveningResponse, tomorrow: eveningTomorrow, theme: eveningTheme }
}

async function findAskableLine(db: Executor, accountId: string, day: string, opensAt: Date) {
  const [row] = await db.select().from(dailyLine).where(ofDay(accountId, day))
  return askableLine(row, opensAt)
}

/**
 * When the line of each of these evenings was read, by account id. Includes only lines that can be asked about and were
 * not answered yet: the others get no reminder.
 */
export async function findUnanswered(db: Executor, evenings: readonly OpenEvening[]): Promise<Map<string, Date>> {
  if (evenings.length === 0) return new Map()
  const ids = sql.param(evenings.map(({ accountId }) => accountId))
  const days = sql.param(evenings.map(({ day }) => day))
  const given = sql`(select * from unnest(${ids}::uuid[], ${days}::date[]))`
  const rows = await db.select().from(dailyLine).where(sql`(${dailyLine.accountId}, ${dailyLine.day}) in ${given}`)
  const lineOf = new Map(rows.map((row) => [`${row.accountId} ${row.day}`, row]))
  return new Map(
    evenings.flatMap(({ accountId, day, opensAt }) => {
      const line = askableLine(lineOf.get(`${accountId} ${day}`), opensAt)
      return line?.answer === null ? [[accountId, line.readAt] as const] : []
    }),
  )
}

/** The user's local time and their evening light settings; null if it is off. */
async function findLocalEvening({ clock, database: { db } }: App, accountId: string) {
  const [row] = await db
    .select({ preferences: accountTable.preferences, evening: reminder.evening })
    .from(accountTable)
    .leftJoin(reminder, eq(reminder.accountId, accountTable.id))
    .where(eq(accountTable.id, accountId))
  const { preferences, evening } = orNotFound(row)
  const { timeZone } = preferences
  const now = clock.now()
  return {
    ...wallTime(now, timeZone),
    now,
    timeZone,
    earlyAccess: preferences.earlyAccess === true,
    evening: evening?.enabled ? evening : null,
  }
}

const opening = (day: string, { time }: EveningLight, timeZone: string) =>
  instantOf({ day, minute: minutesOf(time) }, timeZone)

/** The question for a day whose evening has begun. */
async function findQuestion(
  { database: { db } }: App,
  accountId: string,
  day: string,
  opensAt: Date,
  timeZone: string,
): Promise<EveningQuestion | null> {
  const askable = await findAskableLine(db, accountId, day, opensAt)
  const line = askable && (await findAffirmation(db, accountId, askable.affirmationId))
  if (!line) return null
  const readInMorning = isMorning(askable.readAt, timeZone)
  const { answer, tomorrow, theme } = askable
  return { day, affirmation: line, readInMorning, answer, tomorrow, theme }
}

/** The evening's question, from its time until local midnight. */
export async function readEvening(app: App, { id, age }: Account): Promise<Evening> {
  const { day, now, timeZone, evening } = await findLocalEvening(app, id)
  if (!evening || age === 'waiting') return { question: null, changesAt: null }
  const opensAt = opening(day, evening, timeZone)
  if (now < opensAt) return { question: null, changesAt: opensAt.toISOString() }
  const midnight = instantOf({ day: daysAfter(day, 1), minute: 0 }, timeZone)
  const question = await findQuestion(app, id, day, opensAt, timeZone)
  return { question, changesAt: midnight.toISOString() }
}

/** Choosing tomorrow's theme is early access: only for users who turned that on and whose plan includes it. */
function refuseTheme(account: Account, theme: Theme, earlyAccess: boolean) {
  if (!earlyAccess || !plans[account.tier].earlyAccess) throw new Problem('early_access_off')
  refuseLockedThemes(account, [theme])
}

/**
 * Stores an evening answer. It moves the ladder like an answer during the day, and influences the choice of the next
 * day's line. Answering again replaces the answer. Throws `evening_over` for a day that cannot be answered now;
 * `early_access_off` and `theme_locked` for a theme.
 */
export async function answerEvening(app: App, account: Account, answer: AnswerEvening): Promise<Evening> {
  const { day, response, tomorrow, theme } = answer
  const { day: today, minute, now, timeZone, evening, earlyAccess } = await findLocalEvening(app, account.id)
  if (theme) refuseTheme(account, theme, earlyAccess)
  const isNight = day === daysAfter(today, -1) && minute < nightEndsMinute
  if (!evening || (day !== today && !isNight)) throw new Problem('evening_over')
  const opensAt = opening(day, evening, timeZone)
  if (now < opensAt) throw new Problem('evening_over')
  await app.database.db.transaction(async (transaction) => {
    const line = await findAskableLine(transaction, account.id, day, opensAt)
    if (!line) throw new Problem('evening_over')
    await storeResponse(app, transaction, account.id, line.affirmationId, response)
    await transaction
      .update(dailyLine)
      .set({ eveningResponse: response, eveningTomorrow: tomorrow, eveningTheme: theme })
      .where(ofDay(account.id, day))
  })
  return readEvening(app, account)
}
