import type { Affirmation, DayRange, Milestone, VisitDays, VisitSummary } from '@glimmer/contract'
import { and, asc, between, count, eq, isNotNull, lt, max, min, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { dailyLine } from '#database/tables/affirmations.ts'
import { orNotFound } from '#problem.ts'
import { dayMs } from '#time/durations.ts'
import { daysAfter, localDay } from '#time/wall-clock.ts'
import { findAffirmations } from '../affirmations/index.ts'

/** Condition for the days a person came on; a day whose line only a reminder showed does not count. */
const cameOn = (accountId: string) => and(eq(dailyLine.accountId, accountId), isNotNull(dailyLine.readAt))

/** The days from `from` to `to` that the person came on, each with its line as it is now. */
export async function readVisitDays(
  { database: { db } }: App,
  { id }: Account,
  { from, to }: DayRange,
): Promise<VisitDays> {
  const [days, [before]] = await Promise.all([
    db
      .select({ day: dailyLine.day, affirmationId: dailyLine.affirmationId })
      .from(dailyLine)
      .where(and(cameOn(id), between(dailyLine.day, from, to)))
      .orderBy(asc(dailyLine.day)),
    db
      .select({ days: count() })
      .from(dailyLine)
      .where(and(cameOn(id), lt(dailyLine.day, from))),
  ])
  const ids = days.flatMap(({ affirmationId }) => affirmationId ?? [])
  const lines = await findAffirmations(db, id, ids)
  const items = days.map(({ day, affirmationId }) => ({
    day,
    affirmation: (affirmationId && lines.get(affirmationId)) || null,
  }))
  return { items, daysBefore: before?.days ?? 0 }
}

interface VisitedDay {
  day: string
  affirmationId: string | null
}

const weekDays = 7
const monthDays = 30
/** How many lines each kind of milestone shows, and how many months are returned at most. */
const linesOf = { week: 3, month: 7 } as const
const maxMonths = 12

type MilestonePeriod = Pick<Milestone, 'kind' | 'days' | 'reachedOn'> & { cameOn: readonly VisitedDay[] }

/**
 * The first seven days the person came on and every full thirty of them, latest first. They need not be consecutive.
 */
function stretches(days: readonly VisitedDay[]): MilestonePeriod[] {
  const stretch = (kind: Milestone['kind'], from: number, to: number): MilestonePeriod[] => {
    const last = days[to - 1]
    return last ? [{ kind, days: to, reachedOn: last.day, cameOn: days.slice(from, to) }] : []
  }
  const months = Array.from({ length: Math.floor(days.length / monthDays) }, (_, month) =>
    stretch('month', month * monthDays, (month + 1) * monthDays),
  )
  return [...stretch('week', 0, weekDays), ...months.flat().slice(-maxMonths)].toReversed()
}

/** Sorts lines that felt true first, then favourites, then lines without an answer, then the rest. */
const rankOf = ({ response, isFavorite }: Affirmation): number =>
  response === 'true' ? 0 : isFavorite ? 1 : response === null ? 2 : 3

/** The lines a milestone shows, in the order of their days. */
const linesFor = ({ kind, cameOn: days }: MilestonePeriod, affirmations: ReadonlyMap<string, Affirmation>) =>
  days
    .flatMap(({ day, affirmationId }) => {
      const affirmation = affirmationId ? affirmations.get(affirmationId) : undefined
      return affirmation && affirmation.response !== 'too-much' ? [{ day, affirmation }] : []
    })
    .toSorted((one, other) => rankOf(one.affirmation) - rankOf(other.affirmation))
    .slice(0, linesOf[kind])
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))

/** The milestones a person has reached, latest first, except those whose lines are all deleted. */
export async function readMilestones({ database: { db } }: App, { id }: Account): Promise<{ items: Milestone[] }> {
  const days = await db
    .select({ day: dailyLine.day, affirmationId: dailyLine.affirmationId })
    .from(dailyLine)
    .where(cameOn(id))
    .orderBy(asc(dailyLine.day))
  const reached = stretches(days)
  const ids = reached.flatMap(({ cameOn: within }) => within.flatMap(({ affirmationId }) => affirmationId ?? []))
  const affirmations = await findAffirmations(db, id, [...new Set(ids)])
  const items = reached.map((stretch): Milestone => {
    const { kind, days: count, reachedOn } = stretch
    return { kind, days: count, reachedOn, lines: linesFor(stretch, affirmations) }
  })
  return { items: items.filter(({ lines }) => lines.length > 0) }
}

/** The whole days between two calendar days; 0 for consecutive days. */
const daysBetween = (earlier: string, later: string) =>
  Math.max(0, (Date.parse(later) - Date.parse(earlier)) / dayMs - 1)

/**
 * On which days a person came for the day's line, by their local calendar. Deleting a line does not delete its day, so
 * the number never falls.
 */
export async function readVisitSummary({ clock, database: { db } }: App, { id }: Account): Promise<VisitSummary> {
  const [person] = await db.select({ preferences: account.preferences }).from(account).where(eq(account.id, id))
  const today = localDay(clock.now(), orNotFound(person).preferences.timeZone)
  const [shown] = await db
    .select({
      days: count(),
      first: min(dailyLine.day),
      week: sql<string[]>`coalesce(
        array_agg(${dailyLine.day}::text order by ${dailyLine.day})
          filter (where ${dailyLine.day} between ${daysAfter(today, -6)} and ${today}), '{}')`,
      before: max(sql<string>`case when ${dailyLine.day} < ${today} then ${dailyLine.day} end`),
    })
    .from(dailyLine)
    .where(and(eq(dailyLine.accountId, id), isNotNull(dailyLine.readAt)))
  const { days = 0, first = null, week = [], before } = shown ?? {}
  return { days, first, daysAway: before ? daysBetween(before, today) : 0, week }
}
