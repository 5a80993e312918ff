import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { tutorial } from '#database/tables/tutorial.ts'
import { notStarted, type Watching } from './watch.ts'

export async function findWatching(db: Executor, accountId: string): Promise<Watching> {
  const [row] = await db
    .select({ status: tutorial.status, percentage: tutorial.percentage })
    .from(tutorial)
    .where(eq(tutorial.accountId, accountId))
  return row ?? notStarted
}

/** Changes where a person stands; two changes at once happen one after the other. */
export async function changeWatching(
  { database, clock }: App,
  accountId: string,
  change: (before: Watching) => Watching,
): Promise<Watching> {
  return database.db.transaction(async (transaction) => {
    // The account's row is there before the tutorial's is: the very first two changes wait for each other too.
    await lockAccount(transaction, accountId, 'no key update')
    const { status, percentage } = change(await findWatching(transaction, accountId))
    if (status === 'not_started') return notStarted
    const row = { status, percentage, updatedAt: clock.now() }
    await transaction
      .insert(tutorial)
      .values({ accountId, ...row })
      .onConflictDoUpdate({ target: tutorial.accountId, set: row })
    return { status, percentage }
  })
}
