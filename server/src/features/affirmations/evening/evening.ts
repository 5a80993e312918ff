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
import type { Account, App, OpenEvening } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { account as accountTable } from '#database/tables/accounts.ts'
import { dailyLine } from '#database/tables/affirmations.ts'
import { reminder } from '#database/tables/reminders.ts'
import { orNotFound, Problem } from '#problem.ts'
import { hourMs } from '#time/durations.ts'
import { daysAfter, instantOf, isMorning, wallTime } from '#time/wall-clock.ts'
import { refuseLockedThemes } from '../generate.ts'
import { storeResponse } from '../respond.ts'
import { findAffirmation, toAffirmation } from '../store.ts'

/** A line read later than this before the evening has had no time to hold. */
const restMs = 2 * hourMs
/** Until then, of the night, the day before may still be answered: a question that stood at midnight. */
const nightEndsMinute = 5 * 60

const ofDay = (accountId: string, day: string) => and(eq(dailyLine.accountId, accountId), eq(dailyLine.day, day))

/** A day's line that can be asked about in the evening: it is still there, and was read early enough. */
function heldBy(row: typeof dailyLine.$inferSelect | undefined, opensAt: Date) {
  if (!row?.affirmationId || !row.readAt) return undefined
  if (row.readAt.getTime() > opensAt.getTime() - restMs) return undefined
  return { affirmationId: row.affirmationId, readAt: row.readAt, answer: row.eveningResponse, theme: row.eveningTheme }
}

async function findHeld(db: Executor, accountId: string, day: string, opensAt: Date) {
  const [row] = await db.select().from(dailyLine).where(ofDay(accountId, day))
  return heldBy(row, opensAt)
}

/**
 * When the line of each of these evenings was read, by account, where it is to be asked about and was not answered yet:
 * else no reminder comes.
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
      const held = heldBy(lineOf.get(`${accountId} ${day}`), opensAt)
      return held?.answer === null ? [[accountId, held.readAt] as const] : []
    }),
  )
}

/** Where a person is in their day, and when they want to be asked; null where they do not. */
async function findDusk({ clock, database: { db } }: App, accountId: string) {
  const [found] = await db
    .select({ preferences: accountTable.preferences, evening: reminder.evening })
    .from(accountTable)
    .leftJoin(reminder, eq(reminder.accountId, accountTable.id))
    .where(eq(accountTable.id, accountId))
  const { preferences, evening } = orNotFound(found)
  const { timeZone } = preferences
  const now = clock.now()
  return {
    ...wallTime(now, timeZone),
    now,
    timeZone,
    tryNew: preferences.tryNew === true,
    evening: evening?.enabled ? evening : null,
  }
}

const opening = (day: string, { time }: EveningLight, timeZone: string) =>
  instantOf({ day, minute: minutesOf(time) }, timeZone)

/** The question of a day, in an evening that has begun. */
async function findQuestion(
  { database: { db } }: App,
  accountId: string,
  day: string,
  opensAt: Date,
  timeZone: string,
): Promise<EveningQuestion | null> {
  const held = await findHeld(db, accountId, day, opensAt)
  const line = held && (await findAffirmation(db, accountId, held.affirmationId))
  if (!line) return null
  const readInMorning = isMorning(held.readAt, timeZone)
  return { day, affirmation: toAffirmation(line), readInMorning, answer: held.answer, theme: held.theme }
}

/** The evening's question, from its time until midnight where the person is. */
export async function readEvening(app: App, { id, age }: Account): Promise<Evening> {
  const { day, now, timeZone, evening } = await findDusk(app, id)
  if (!evening || age === 'waiting') return { question: null, changesAt: null }
  const opensAt = opening(day, evening, timeZone)
  if (now < opensAt) return { question: null, changesAt: opensAt.toISOString() }
  const midnight = instantOf({ day: daysAfter(day, 1), minute: 0 }, timeZone)
  const question = await findQuestion(app, id, day, opensAt, timeZone)
  return { question, changesAt: midnight.toISOString() }
}

/** A theme for tomorrow is still being tried: it is for those who turned that on. */
function refuseTheme(account: Account, theme: Theme, tryNew: boolean) {
  if (!tryNew || !plans[account.tier].earlyAccess) throw new Problem('not_being_tried')
  refuseLockedThemes(account, [theme])
}

/**
 * Stores an answer, which moves the ladder as by day, and is listened to when the next day's line is chosen. Answering
 * again changes it. Throws `evening_over` for a day that is not being asked about, and for a theme `not_being_tried` and
 * `theme_locked`.
 */
export async function answerEvening(app: App, account: Account, answer: AnswerEvening): Promise<Evening> {
  const { day, response, theme } = answer
  const { day: today, minute, now, timeZone, evening, tryNew } = await findDusk(app, account.id)
  if (theme) refuseTheme(account, theme, tryNew)
  const isNight = day === daysAfter(today, -1) && minute < nightEndsMinute
  if (!evening || (day !== today && !isNight)) throw new Problem('evening_over')
  const opensAt = opening(day, evening, timeZone)
  if (now < opensAt) throw new Problem('evening_over')
  await app.database.db.transaction(async (transaction) => {
    const held = await findHeld(transaction, account.id, day, opensAt)
    if (!held) throw new Problem('evening_over')
    await storeResponse(app, transaction, account.id, held.affirmationId, response)
    await transaction
      .update(dailyLine)
      .set({ eveningResponse: response, eveningTheme: theme })
      .where(ofDay(account.id, day))
  })
  return readEvening(app, account)
}
