import { sql } from 'drizzle-orm'
import { dayMs } from '#time/durations.ts'
import type { Executor } from './pool.ts'

/** How long rows are kept that nobody reads again; each has an index that finds the oldest. */
const retained = [
  { table: 'reminder_sent', age: 'day', which: sql`true`, days: 90 },
  { table: 'usage_reservation', age: 'created_at', which: sql`state <> 'held'`, days: 1 },
  { table: 'webhook_inbox', age: 'received_at', which: sql`state = 'done'`, days: 30 },
  { table: 'checkout', age: 'expires_at', which: sql`state = 'done'`, days: 30 },
  // Thirteen months: what moved money can be held against the year before.
  { table: 'billing_command', age: 'created_at', which: sql`state <> 'running'`, days: 396 },
] as const

const rowsAtOnce = 5_000
const mostSteps = 20

/**
 * Deletes what is past its time from the tables that would only grow: in short steps, so that nobody waits for a lock,
 * and at most 100,000 rows a table and call.
 */
export async function pruneTables(db: Executor, now: Date): Promise<void> {
  for (const { table, age, which, days } of retained) {
    const [name, column] = [sql.identifier(table), sql.identifier(age)]
    const before = new Date(now.getTime() - days * dayMs).toISOString()
    for (let step = 0; step < mostSteps; step++) {
      const { rowCount } = await db.execute(sql`
        delete from ${name} where ctid = any(array(
          select ctid from ${name} where ${which} and ${column} < ${before}::timestamptz limit ${rowsAtOnce}))`)
      if ((rowCount ?? 0) < rowsAtOnce) break
    }
  }
}
