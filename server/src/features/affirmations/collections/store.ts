import type { Collection } from '@glimmer/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import { iso } from '#database/instant.ts'
import type { Executor } from '#database/pool.ts'
import { collection, collectionLine } from '#database/tables/sets.ts'
import { Problem } from '#problem.ts'

const columns = {
  _id: collection.id,
  name: collection.name,
  lineIds: sql<string[]>`(
    select coalesce(json_agg(held.affirmation_id order by held.place), '[]') from ${collectionLine} held
    where held.account_id = ${collection}.account_id and held.collection_id = ${collection}.id)`,
  createdAt: iso(collection.createdAt),
  updatedAt: iso(collection.updatedAt),
}

export const mine = (accountId: string, id: string) => and(eq(collection.accountId, accountId), eq(collection.id, id))
export const linesOf = (accountId: string, id: string) =>
  and(eq(collectionLine.accountId, accountId), eq(collectionLine.collectionId, id))

/** One collection of this person's, or undefined. */
export async function findCollection(db: Executor, accountId: string, id: string): Promise<Collection | undefined> {
  const [row] = await db.select(columns).from(collection).where(mine(accountId, id))
  return row
}

export const findCollections = (db: Executor, accountId: string): Promise<Collection[]> =>
  db.select(columns).from(collection).where(eq(collection.accountId, accountId)).orderBy(desc(collection.id))

/** Locks a collection until the transaction ends, so that changes to it come one after the other. Throws `not_found`. */
export async function lockCollection(db: Executor, accountId: string, id: string): Promise<void> {
  const locked = await db.select({ id: collection.id }).from(collection).where(mine(accountId, id)).for('update')
  if (locked.length === 0) throw new Problem('not_found')
}
