import { defaultReminders } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { reminder } from '#database/tables/reminders.ts'

/**
 * Whether a person's `what` (a confirmation asked for, a reminder tried) last happened at least `pauseMs` ago, from
 * however many tabs at once. Where it did, it has happened now.
 */
export async function atMostEvery(
  { database, clock }: App,
  accountId: string,
  what: 'askedAt' | 'triedAt',
  pauseMs: number,
): Promise<boolean> {
  const now = clock.now()
  const before = new Date(now.getTime() - pauseMs)
  const happened = { [what]: now }
  const { rowCount } = await database.db
    .insert(reminder)
    .values({ accountId, settings: defaultReminders, ...happened })
    .onConflictDoUpdate({
      target: reminder.accountId,
      set: happened,
      setWhere: sql`${reminder[what]} is null or ${reminder[what]} <= ${before}`,
    })
  return rowCount === 1
}
