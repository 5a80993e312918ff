import type { Affirmation, DaysAhead, TodaysAffirmation } from '@glimmer/contract'
import { and, between, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { prepareOnce } from '#database/prepare-once.ts'
import { account as accountTable } from '#database/tables/accounts.ts'
import { affirmation, dailyLine } from '#database/tables/affirmations.ts'
import { orNotFound } from '#problem.ts'
import { daysAfter, localDay } from '#time/wall-clock.ts'
import { affirmationJson } from './affirmation-fields.ts'
import { findPerson, type Person } from './brief.ts'
import { basisOf, chooseDays, type DayLine, findDayLines, findSeen, isSettled } from './choose-days.ts'
import { isEvening } from './line-for-day.ts'
import { findAffirmation, findAffirmations, updateAffirmation } from './store.ts'

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

/** How today's line is asked for. */
interface Opening {
  /** Whether the user reads it, and not only a reminder or another program. */
  read: boolean
  /** The line ahead that their device has shown today while it was offline. */
  opened?: string | undefined
}

/**
 * Which line a day shows from now on: the one a device has shown already, otherwise the evening's if it is evening
 * where the user is.
 */
async function lineToShow(app: App, { id }: Account, { preferences }: Person, line: DayLine, opened?: string) {
  const { affirmationId, eveningLineId } = line
  const both = [affirmationId, eveningLineId].filter((each) => each !== null)
  const byHour = isEvening(app.clock.now(), preferences.timeZone) ? eveningLineId : affirmationId
  return both.find((each) => each === opened) ?? (await findSeen(app.database.db, id, line)) ?? byHour ?? affirmationId
}

/**
 * Marks a day's line as shown, and returns its id: from now on it belongs to the user and does not change. Undefined if
 * it was shown at the same moment by another request.
 */
async function show(app: App, account: Account, person: Person, line: DayLine, { read, opened }: Opening) {
  const { db } = app.database
  const now = app.clock.now()
  const readAt = line.readAt ?? (read ? now : null)
  if (line.choiceBasis === null) {
    if (line.readAt !== readAt) await db.update(dailyLine).set({ readAt }).where(ofDay(account.id, line.day))
    return line.affirmationId
  }
  const id = await lineToShow(app, account, person, line, opened)
  const text = id === line.eveningLineId ? (line.eveningLineText ?? line.text) : line.text
  const { rowCount } = await db
    .update(dailyLine)
    .set({ affirmationId: id, text, choiceBasis: null, eveningLineId: null, eveningLineText: null, readAt })
    .where(and(ofDay(account.id, line.day), isNotNull(dailyLine.choiceBasis)))
  if (!rowCount) return undefined
  if (id) await updateAffirmation(db, account.id, id, { createdAt: now, updatedAt: now })
  return id
}

async function findOrChoose(app: App, account: Account, opening: Opening): Promise<TodaysAffirmation> {
  const person = await findPerson(app, account.id)
  const day = localDay(app.clock.now(), person.preferences.timeZone)
  const [line] = await settle(app, account, person, [day])
  const id = await show(app, account, person, orNotFound(line), opening)
  const existing = id && (await findAffirmation(app.database.db, account.id, id))
  // Another tab deleted the line, or showed the day, at the same moment.
  return existing ? { ...existing, day } : findOrChoose(app, account, opening)
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
 * Today's affirmation: one curated line a day, chosen for this user, free on every plan. It suits the hour at which it is
 * first asked for, and does not change until local midnight, unless the user says that it is not quite right. Concurrent
 * calls get the same one.
 * @param opened the line ahead that their device has shown today while it was offline, which is then the one.
 */
export const readToday = async (app: App, account: Account, opened?: string): Promise<TodaysAffirmation> =>
  (await findShownToday(app, account, true)) ?? findOrChoose(app, account, { read: true, opened })

/**
 * The same line for a reminder or another program: not marked as read, so the day does not count as one the user came
 * on.
 */
export const peekToday = async (app: App, account: Account): Promise<TodaysAffirmation> =>
  (await findShownToday(app, account, false)) ?? findOrChoose(app, account, { read: false })

/**
 * The lines of today and the six days after it, for a device that may go offline: for a day that has not been shown, one
 * for the day and one for the evening. Each day's own request later returns one of the two; they are chosen again only
 * if the user's themes, steps or values change.
 */
export async function readAhead(app: App, account: Account): Promise<DaysAhead> {
  const person = await findPerson(app, account.id)
  const today = localDay(app.clock.now(), person.preferences.timeZone)
  const days = Array.from({ length: daysAhead }, (_, ahead) => daysAfter(today, ahead))
  const chosen = await settle(app, account, person, days)
  const ids = chosen.flatMap(({ affirmationId, eveningLineId }) => [affirmationId ?? [], eveningLineId ?? []].flat())
  const lines = await findAffirmations(app.database.db, account.id, ids)
  const items = chosen.flatMap(({ day, affirmationId, eveningLineId }) => {
    const affirmation = lines.get(affirmationId ?? '')
    const evening = lines.get(eveningLineId ?? '')
    return affirmation ? [{ day, affirmation, ...(evening && { evening }) }] : []
  })
  return { items: items.toSorted((one, other) => one.day.localeCompare(other.day)) }
}

const dayOf = async ({ clock }: App, db: Executor, accountId: string) => {
  const [person] = await db
    .select({ preferences: accountTable.preferences })
    .from(accountTable)
    .where(eq(accountTable.id, accountId))
  return localDay(clock.now(), orNotFound(person).preferences.timeZone)
}

/** Whether a line is this account's line of today with its original words. */
export async function isTodays(app: App, { id: accountId }: Account, { id, text }: LineWords): Promise<boolean> {
  const [line] = await findDayLines(app.database.db, accountId, [await dayOf(app, app.database.db, accountId)])
  return line?.affirmationId === id && line.text === text
}

/**
 * Whether a line is one of this account's lines of today or of the six days after it, with its original words: hearing it
 * is free, as it will be on its day.
 */
export async function isOfDaysAhead(app: App, { id: accountId }: Account, { id, text }: LineWords): Promise<boolean> {
  const { db } = app.database
  const today = await dayOf(app, db, accountId)
  const { affirmationId, eveningLineId, eveningLineText } = dailyLine
  const isOneOfTheTwo = or(
    and(eq(affirmationId, id), eq(dailyLine.text, text)),
    and(eq(eveningLineId, id), eq(eveningLineText, text)),
  )
  const isSoon = between(dailyLine.day, today, daysAfter(today, daysAhead - 1))
  const found = await db
    .select({ day: dailyLine.day })
    .from(dailyLine)
    .where(and(eq(dailyLine.accountId, accountId), isSoon, isOneOfTheTwo))
    .limit(1)
  return found.length > 0
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
