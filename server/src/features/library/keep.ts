import type { Affirmation, Repeatable } from '@glimmer/contract'
import { and, eq } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { orNotFound } from '#problem.ts'
import { findOpenLine, type readOpenLine } from '#writing/bank/open-shelf.ts'
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
 * The user's copy of a line of the open shelf: one that they already have is updated instead of duplicated. Throws
 * `theme_locked`. The account must be locked, so that concurrent requests end up with one line.
 */
export async function saveOpenLine(
  app: App,
  transaction: Executor,
  account: Account,
  { id: _, technique, ...line }: ReturnType<typeof readOpenLine>,
  { favoritedAt }: { favoritedAt?: Date } = {},
): Promise<Repeatable<Affirmation>> {
  const existing = await findCurated(transaction, account.id, line.text)
  if (existing && (existing.isFavorite || !favoritedAt)) return { again: true, reply: existing }
  refuseLockedThemes(account, line.themes)
  const now = app.clock.now()
  const favorite = favoritedAt && { favoritedAt }
  const row = existing
    ? await updateAffirmation(transaction, account.id, existing._id, { ...favorite, updatedAt: now })
    : await addAffirmation(transaction, {
        ...line,
        ...favorite,
        accountId: account.id,
        id: app.newId(),
        origin: 'curated',
        createdAt: now,
        updatedAt: now,
      })
  return { again: false, reply: orNotFound(row) }
}

/**
 * Makes a line of the open shelf a favourite; free. A favourite remains the user's if its theme becomes locked. Throws
 * `not_found` and `theme_locked`.
 */
export async function keep(app: App, account: Account, id: string): Promise<Repeatable<Affirmation>> {
  const shelved = orNotFound(findOpenLine(id))
  const read = await findReader(app, account.id)
  return app.database.db.transaction(async (transaction) => {
    await lockAccount(transaction, account.id)
    return saveOpenLine(app, transaction, account, read(shelved), { favoritedAt: app.clock.now() })
  })
}
