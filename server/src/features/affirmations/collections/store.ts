import type { Collection } from '@glimmer/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { iso } from '#database/instant.ts'
import { account } from '#database/tables/accounts.ts'
import { collection, collectionLine } from '#database/tables/sets.ts'
import { Problem } from '#problem.ts'
import type { Executor } from '../store.ts'

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

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
export const inIt = (accountId: string, id: string) =>
  and(eq(collectionLine.accountId, accountId), eq(collectionLine.collectionId, id))

/** One collection of this person's, or undefined. */
export async function findCollection(db: Executor, accountId: string, id: string): Promise<Collection | undefined> {
  const [row] = await db.select(columns).from(collection).where(mine(accountId, id))
  return row
}

export const findCollections = (db: Executor, accountId: string): Promise<Collection[]> =>
  db.select(columns).from(collection).where(eq(collection.accountId, accountId)).orderBy(desc(collection.id))

/** Holds a collection until the transaction ends, so that changes to it come one after the other. Throws `not_found`. */
export async function hold(db: Transaction, accountId: string, id: string): Promise<void> {
  const held = await db.select({ id: collection.id }).from(collection).where(mine(accountId, id)).for('update')
  if (held.length === 0) throw new Problem('not_found')
}

/** Holds the person's row: two collections begun at once are counted one after the other. */
export const holdPerson = (db: Transaction, accountId: string) =>
  db.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
