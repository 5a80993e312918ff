import { eq, sql } from 'drizzle-orm'
import type { Executor } from './pool.ts'
import { account } from './tables/accounts.ts'

/**
 * Locks an account's row until the transaction ends, so that concurrent requests of one account run one after the
 * other. Returns the row; undefined if the account has been deleted.
 */
export async function lockAccount(
  transaction: Executor,
  accountId: string,
  strength: 'update' | 'no key update' = 'update',
): Promise<typeof account.$inferSelect | undefined> {
  const [row] = await transaction.select().from(account).where(eq(account.id, accountId)).for(strength)
  return row
}

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
