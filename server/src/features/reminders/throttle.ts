import { defaultReminders } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { reminder } from '#database/tables/reminders.ts'

/**
 * Returns true, and records the current time, if `what` (a confirmation requested, a test reminder) last happened at
 * least `pauseMs` ago. Atomic, so that concurrent tabs get it once.
 */
export async function passesThrottle(
  { database, clock }: App,
  accountId: string,
  what: 'confirmationSentAt' | 'testSentAt',
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
