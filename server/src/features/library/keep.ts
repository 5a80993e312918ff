import type { Affirmation, Repeatable } from '@glimmer/contract'
import { and, eq } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { orNotFound } from '#problem.ts'
import { findOpenLine } from '#writing/bank/open-shelf.ts'
import { addAffirmation, affirmationJson, refuseLockedThemes, updateAffirmation } from '../affirmations/index.ts'
import { findReader } from './browse.ts'

/** The account's curated line with these words, which may come from an earlier day or be a former favourite. */
async function findCurated(db: Executor, accountId: string, text: string): Promise<Affirmation | undefined> {
  const [row] = await db
    .select({ line: affirmationJson })
    .from(affirmation)
    .where(and(eq(affirmation.accountId, accountId), eq(affirmation.origin, 'curated'), eq(affirmation.text, text)))
    .limit(1)
  return row?.line
}

/**
 * Makes a line of the open shelf a favourite; free. A line that the user already has is marked instead of duplicated,
 * and a favourite remains theirs if its theme becomes locked. Throws `not_found` and `theme_locked`.
 */
export async function keep(app: App, account: Account, id: string): Promise<Repeatable<Affirmation>> {
  const shelved = orNotFound(findOpenLine(id))
  const read = await findReader(app, account.id)
  const { id: _, technique, ...line } = read(shelved)
  const now = app.clock.now()
  return app.database.db.transaction(async (transaction) => {
    // The lock makes concurrent requests end up with one line.
    await lockAccount(transaction, account.id)
    const existing = await findCurated(transaction, account.id, line.text)
    if (existing?.isFavorite) return { again: true, reply: existing }
    refuseLockedThemes(account, line.themes)
    const favoritedAt = now
    const row = existing
      ? await updateAffirmation(transaction, account.id, existing._id, { favoritedAt, updatedAt: now })
      : await addAffirmation(transaction, {
          ...line,
          accountId: account.id,
          id: app.newId(),
          origin: 'curated',
          favoritedAt,
          createdAt: now,
          updatedAt: now,
        })
    return { again: false, reply: orNotFound(row) }
  })
}
