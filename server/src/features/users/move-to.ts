import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'

/**
 * Sets an address that the identity provider has proven since. A job updates the payment provider, so that its downtime
 * does not delay other changes.
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
