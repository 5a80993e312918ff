import { sql } from 'drizzle-orm'
import type { Executor } from './pool.ts'

/**
 * Locks an identity (issuer and subject) until the transaction ends, whether or not it has an account, so that creating
 * and deleting an account never run concurrently. Later statements of the transaction see what the previous holder
 * committed.
 */
export async function lockIdentity(
  transaction: Executor,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([issuer, subject])}, 0))`,
  )
}
