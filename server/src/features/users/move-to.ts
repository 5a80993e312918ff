import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'

/**
 * Gives an account the address its identity provider has proven meanwhile. The payment provider is told by a job, which
 * waits for it to answer: the next thing that happens to accounts does not.
 */
export const moveTo = ({ database, clock, jobs }: App, accountId: string, email: string): Promise<void> =>
  database.db.transaction(async (transaction) => {
    const now = clock.now()
    await transaction
      .update(account)
      .set({ email, emailVerified: true, emailCheckedAt: now, updatedAt: now })
      .where(eq(account.id, accountId))
    await jobs.add({ name: 'tell-address', payload: { accountId }, key: `tell-address:${accountId}` }, transaction)
  })
