import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'

/** Sets an address that the identity provider has proven since, and raises `emailChanged`. */
export const changeEmail = (app: App, accountId: string, email: string): Promise<void> =>
  app.database.db.transaction(async (transaction) => {
    const now = app.clock.now()
    await transaction
      .update(account)
      .set({ email, emailVerified: true, emailCheckedAt: now, updatedAt: now })
      .where(eq(account.id, accountId))
    await app.raise('emailChanged', { accountId, transaction })
  })
