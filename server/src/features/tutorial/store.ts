import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { tutorial } from '#database/tables/tutorial.ts'
import { notStarted, type Watching } from './watch.ts'

type Reader = Pick<App['database']['db'], 'select'>

export async function findWatching(db: Reader, accountId: string): Promise<Watching> {
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
    // The person's row is there before theirs here is: it makes the very first two wait for each other too.
    await transaction.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update')
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
