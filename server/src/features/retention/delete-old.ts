import { sql } from 'drizzle-orm'
import type { Executor } from '#database/pool.ts'
import type { AgeRule } from './rules.ts'

const rowsAtOnce = 5_000
const mostSteps = 20

/**
 * Deletes the rows that a rule no longer retains: in short steps, so that locks are brief, and at most 100,000 in one
 * call. Returns whether there may be more.
 */
export async function deleteOld(
  db: Executor,
  { table, since, keep, which = 'true' }: AgeRule,
  now: Date,
): Promise<boolean> {
  const [name, column] = [sql.identifier(table), sql.identifier(since)]
  for (let step = 0; step < mostSteps; step++) {
    const { rowCount } = await db.execute(sql`
      delete from ${name} where ctid = any(array(
        select ctid from ${name}
        where ${sql.raw(which)} and ${column} < ${now.toISOString()}::timestamptz - ${keep}::interval
        limit ${rowsAtOnce}))`)
    if ((rowCount ?? 0) < rowsAtOnce) return false
  }
  return true
}
