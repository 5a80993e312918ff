import { tutorialStates } from '@glimmer/contract'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { tutorial } from '#database/tables/tutorial.ts'
import { instant } from '#database/timestamps.ts'
import type { PersonalData } from '#personal-data.ts'
import { initialWatching, type Watching } from './watch.ts'

export async function findWatching(db: Executor, accountId: string): Promise<Watching> {
  const [row] = await db
    .select({ status: tutorial.status, percentage: tutorial.percentage })
    .from(tutorial)
    .where(eq(tutorial.accountId, accountId))
  return row ?? initialWatching
}

/** Updates the account's tutorial state; concurrent changes are serialised. */
export async function changeWatching(
  { database, clock }: App,
  accountId: string,
  change: (before: Watching) => Watching,
): Promise<Watching> {
  return database.db.transaction(async (transaction) => {
    // Locks the account's row because the tutorial's may not exist yet: the first two changes are serialised too.
    await lockAccount(transaction, accountId, 'no key update')
    const { status, percentage } = change(await findWatching(transaction, accountId))
    if (status === 'not_started') return initialWatching
    const row = { status, percentage, updatedAt: clock.now() }
    await transaction
      .insert(tutorial)
      .values({ accountId, ...row })
      .onConflictDoUpdate({ target: tutorial.accountId, set: row })
    return { status, percentage }
  })
}

const progress = z.strictObject({ status: z.enum(tutorialStates), percentage: z.int(), updatedAt: instant })

export const tutorialPersonalData: PersonalData = {
  exported: [
    {
      table: 'tutorial',
      file: 'tutorial',
      description: 'How far you came in the tutorial film.',
      orderBy: 'account_id',
      row: progress,
    },
  ],
}
