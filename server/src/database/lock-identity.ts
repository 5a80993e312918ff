import { sql } from 'drizzle-orm'
import type { Executor } from './pool.ts'

/**
 * Locks a sign-in (issuer and subject) until the transaction ends, whether or not it has an account: making one and
 * deleting one are done one after the other. What follows in the transaction sees what was done before.
 */
export async function lockIdentity(
  transaction: Executor,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([issuer, subject])}, 0))`,
  )
}
