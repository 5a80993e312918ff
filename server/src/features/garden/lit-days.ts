import type { DayRange, LitDays } from '@glimmer/contract'
import { and, asc, between, count, eq, isNotNull, lt } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { dailyLine } from '#database/tables/affirmations.ts'
import { findAffirmations } from '../affirmations/index.ts'

/** Condition for the days a person came on; a day whose line only a reminder showed does not count. */
export const cameOn = (accountId: string) => and(eq(dailyLine.accountId, accountId), isNotNull(dailyLine.readAt))

/** The days from `from` to `to` that the person came on, each with its line as it is now. */
export async function readLitDays(
  { database: { db } }: App,
  { id }: Account,
  { from, to }: DayRange,
): Promise<LitDays> {
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
  return { items, earlier: before?.days ?? 0 }
}
