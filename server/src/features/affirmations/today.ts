import type { Affirmation, DaysAhead, TodaysAffirmation } from '@glimmer/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { prepareOnce } from '#database/prepare-once.ts'
import { account as accountTable } from '#database/tables/accounts.ts'
import { affirmation, dailyLine } from '#database/tables/affirmations.ts'
import { orNotFound } from '#problem.ts'
import { daysAfter, localDay } from '#time/wall-clock.ts'
import { affirmationJson } from './affirmation-fields.ts'
import { findPerson, type Person } from './brief.ts'
import { basisOf, chooseDays, type DayLine, findDayLines, isSettled } from './choose-days.ts'
import { findAffirmation, updateAffirmation } from './store.ts'

/** Today and the six days after it: how long a device may be offline. */
const daysAhead = 7

interface LineWords {
  id: string
  text: string
}

const ofDay = (accountId: string, day: string) => and(eq(dailyLine.accountId, accountId), eq(dailyLine.day, day))

/** The lines of some days, choosing those that are missing or out of date. */
async function settle(app: App, account: Account, person: Person, days: readonly string[]): Promise<DayLine[]> {
  const { db } = app.database
  const chosen = await findDayLines(db, account.id, days)
  const areSettled = chosen.every((row) => isSettled(row, basisOf(person, account, row.day)))
  if (chosen.length === days.length && areSettled) return chosen
  await chooseDays(app, account, person, days)
  return findDayLines(db, account.id, days)
}

/** Marks a day's line as shown: from now on it belongs to the user and does not change. */
async function show(app: App, { id }: Account, line: DayLine, read: boolean) {
  const { db } = app.database
  const now = app.clock.now()
  const readAt = line.readAt ?? (read ? now : null)
  if (line.choiceBasis === null && line.readAt === readAt) return
  await db.update(dailyLine).set({ choiceBasis: null, readAt }).where(ofDay(id, line.day))
  if (line.choiceBasis !== null && line.affirmationId)
    await updateAffirmation(db, id, line.affirmationId, { createdAt: now, updatedAt: now })
}

async function findOrChoose(app: App, account: Account, read: boolean): Promise<TodaysAffirmation> {
  const person = await findPerson(app, account.id)
  const day = localDay(app.clock.now(), person.preferences.timeZone)
  const [line] = await settle(app, account, person, [day])
  const shown = orNotFound(line)
  await show(app, account, shown, read)
  const existing = shown.affirmationId && (await findAffirmation(app.database.db, account.id, shown.affirmationId))
  // The line was deleted at the same moment in another tab: choose another one.
  return existing ? { ...existing, day } : findOrChoose(app, account, read)
}

/** A line that a day has shown. */
export interface ShownLine {
  day: string
  isRead: boolean
  line: Affirmation
}

/**
 * The lines that an account's days have shown, to be selected from the account table. The user's time zone is only known
 * from the same row, so the placeholder `days` is for yesterday, today and tomorrow in UTC (`daysAround`).
 */
export const shownLines = sql<ShownLine[]>`(
  select coalesce(json_agg(json_build_object(
    'day', shown.day, 'isRead', shown.read_at is not null, 'line', ${affirmationJson})), '[]')
  from ${dailyLine} shown
    join ${affirmation} on affirmation.account_id = shown.account_id and affirmation.id = shown.affirmation_id
  where shown.account_id = ${accountTable}.id and shown.day = any(${sql.placeholder('days')}::date[])
    and shown.choice_basis is null)`

export function daysAround({ clock }: Pick<App, 'clock'>): string[] {
  const day = localDay(clock.now(), 'UTC')
  return [daysAfter(day, -1), day, daysAfter(day, 1)]
}

/** Today's line among those that days have shown. */
export function todayAmong({ clock }: App, shown: readonly ShownLine[], timeZone: string) {
  const today = localDay(clock.now(), timeZone)
  return shown.find(({ day }) => day === today)
}

const shownOf = prepareOnce((db) =>
  db
    .select({ shown: shownLines, preferences: accountTable.preferences })
    .from(accountTable)
    .where(eq(accountTable.id, sql.placeholder('id')))
    .prepare('shown_lines'),
)

/** Today's line in one query, if it was shown before, and if `read` also read. */
async function findShownToday(app: App, { id }: Account, read: boolean): Promise<TodaysAffirmation | undefined> {
  const [row] = await shownOf(app.database.db).execute({ id, days: daysAround(app) })
  const today = row && todayAmong(app, row.shown, row.preferences.timeZone)
  return today && (today.isRead || !read) ? { ...today.line, day: today.day } : undefined
}

/**
 * Today's affirmation: one curated line a day, chosen for this user, free on every plan. It does not change until local
 * midnight, unless the user says that it is not quite right. Concurrent calls get the same one.
 */
export const readToday = async (app: App, account: Account): Promise<TodaysAffirmation> =>
  (await findShownToday(app, account, true)) ?? findOrChoose(app, account, true)

/**
 * The same line for a reminder or another program: not marked as read, so the day does not count as one the user came
 * on.
 */
export const peekToday = async (app: App, account: Account): Promise<TodaysAffirmation> =>
  (await findShownToday(app, account, false)) ?? findOrChoose(app, account, false)

/**
 * The lines of today and the six days after it, for a device that may go offline. Each day's own request later returns
 * the same line; days that have not been shown are chosen again only if the user's themes, steps or values change.
 */
export async function readAhead(app: App, account: Account): Promise<DaysAhead> {
  const person = await findPerson(app, account.id)
  const today = localDay(app.clock.now(), person.preferences.timeZone)
  const days = Array.from({ length: daysAhead }, (_, ahead) => daysAfter(today, ahead))
  const lines = await settle(app, account, person, days)
  const items = await Promise.all(
    lines.map(async ({ day, affirmationId }) => {
      const line = affirmationId && (await findAffirmation(app.database.db, account.id, affirmationId))
      return line ? [{ day, affirmation: line }] : []
    }),
  )
  return { items: items.flat().toSorted((one, other) => one.day.localeCompare(other.day)) }
}

const dayOf = async ({ clock }: App, db: Executor, accountId: string) => {
  const [person] = await db
    .select({ preferences: accountTable.preferences })
    .from(accountTable)
    .where(eq(accountTable.id, accountId))
  return localDay(clock.now(), orNotFound(person).preferences.timeZone)
}

/** Whether a line is this account's line of today with its original words: hearing it is free. */
export async function isTodays(app: App, { id: accountId }: Account, { id, text }: LineWords): Promise<boolean> {
  const [line] = await findDayLines(app.database.db, accountId, [await dayOf(app, app.database.db, accountId)])
  return line?.affirmationId === id && line.text === text
}

/** Replaces today's line with another one, if `replaced` is today's. */
export async function replaceToday(
  app: App,
  transaction: Executor,
  accountId: string,
  replaced: string,
  { id, text }: LineWords,
) {
  await transaction
    .update(dailyLine)
    .set({ affirmationId: id, text })
    .where(and(ofDay(accountId, await dayOf(app, transaction, accountId)), eq(dailyLine.affirmationId, replaced)))
}
