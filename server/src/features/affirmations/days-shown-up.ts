import type { DaysShownUp } from '@glimmer/contract'
import { and, count, eq, isNotNull, min } from 'drizzle-orm'
import type { Account, App } from '../../app.ts'
import { dailyLine } from '../../database/tables/affirmations.ts'

/**
 * The days on which a person came for the day's line, counted where they were. Days outlive the lines that are deleted,
 * so the number never falls.
 */
export async function readDaysShownUp({ database }: App, account: Account): Promise<DaysShownUp> {
  const [shown] = await database.db
    .select({ days: count(), first: min(dailyLine.day) })
    .from(dailyLine)
    .where(and(eq(dailyLine.accountId, account.id), isNotNull(dailyLine.readAt)))
  return { days: shown?.days ?? 0, first: shown?.first ?? null }
}
