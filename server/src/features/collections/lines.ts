import { type Collection, mostLines } from '@glimmer/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { collection, collectionLine } from '#database/tables/sets.ts'
import { orNotFound, Problem } from '#problem.ts'
import { findAffirmation } from '../affirmations/index.ts'
import { findCollection, linesOf, lockCollection, mine } from './store.ts'

/** Appends a line; does nothing if the collection has it already. Throws `collection_full`, `not_found`. */
export async function addLine(
  app: App,
  { id: accountId }: Account,
  id: string,
  affirmationId: string,
): Promise<Collection> {
  return app.database.db.transaction(async (transaction) => {
    await lockCollection(transaction, accountId, id)
    const line = orNotFound(await findAffirmation(transaction, accountId, affirmationId))
    const before = orNotFound(await findCollection(transaction, accountId, id))
    if (before.lineIds.includes(line.id)) return before
    if (before.lineIds.length >= mostLines) throw new Problem('collection_full')
    const last = sql<number>`(select coalesce(max(position), 0) + 1 from ${collectionLine} where ${linesOf(accountId, id)})`
    await transaction
      .insert(collectionLine)
      .values({ accountId, collectionId: id, affirmationId: line.id, position: last })
    await transaction.update(collection).set({ updatedAt: app.clock.now() }).where(mine(accountId, id))
    return orNotFound(await findCollection(transaction, accountId, id))
  })
}

/** Removes a line from a collection, without deleting the line. */
export async function removeLine(
  app: App,
  { id: accountId }: Account,
  id: string,
  affirmationId: string,
): Promise<undefined> {
  const { rowCount } = await app.database.db
    .delete(collectionLine)
    .where(and(linesOf(accountId, id), eq(sql`${collectionLine.affirmationId}::text`, affirmationId.toLowerCase())))
  if (rowCount === 0) throw new Problem('not_found')
}
