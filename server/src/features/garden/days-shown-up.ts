import type { DaysShownUp } from '@glimmer/contract'
import { and, count, eq, isNotNull, max, min, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { dailyLine } from '#database/tables/affirmations.ts'
import { orNotFound } from '#problem.ts'
import { dayMs } from '#time/durations.ts'
import { daysAfter, localDay } from '#time/wall-clock.ts'

/** The whole days between two calendar days; 0 for consecutive days. */
const daysBetween = (earlier: string, later: string) =>
  Math.max(0, (Date.parse(later) - Date.parse(earlier)) / dayMs - 1)

/**
 * On which days a person came for the day's line, by their local calendar. Deleting a line does not delete its day, so
 * the number never falls.
 */
export async function readDaysShownUp({ clock, database: { db } }: App, { id }: Account): Promise<DaysShownUp> {
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
  return { days, first, awayFor: before ? daysBetween(before, today) : 0, week }
}
