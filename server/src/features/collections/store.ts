import type { Collection, FullCollection } from '@glimmer/contract'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Executor } from '#database/pool.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { collection, collectionLine } from '#database/tables/sets.ts'
import { instant, iso } from '#database/timestamps.ts'
import type { PersonalData } from '#personal-data.ts'
import { orNotFound, Problem } from '#problem.ts'
import { affirmationJson } from '../affirmations/index.ts'

export const collectionPersonalData: PersonalData = {
  exported: [
    {
      table: 'collection',
      file: 'collections',
      description: 'Your collections.',
      orderBy: 'id',
      row: z.strictObject({ id: z.uuid(), name: z.string(), createdAt: instant, updatedAt: instant }),
    },
    {
      table: 'collection_line',
      file: 'collection-lines',
      description: 'Which line stands where in which collection.',
      orderBy: 'collection_id, position',
      row: z.strictObject({ collectionId: z.uuid(), affirmationId: z.uuid(), position: z.int() }),
    },
  ],
}

const columns = {
  _id: collection.id,
  name: collection.name,
  lineIds: sql<string[]>`(
    select coalesce(json_agg(held.affirmation_id order by held.position), '[]') from ${collectionLine} held
    where held.account_id = ${collection}.account_id and held.collection_id = ${collection}.id)`,
  createdAt: iso(collection.createdAt),
  updatedAt: iso(collection.updatedAt),
}

export const mine = (accountId: string, id: string) => and(eq(collection.accountId, accountId), eq(collection.id, id))
export const linesOf = (accountId: string, id: string) =>
  and(eq(collectionLine.accountId, accountId), eq(collectionLine.collectionId, id))

/** One collection of this account, or undefined. */
export async function findCollection(db: Executor, accountId: string, id: string): Promise<Collection | undefined> {
  const [row] = await db.select(columns).from(collection).where(mine(accountId, id))
  return row
}

export const findCollections = (db: Executor, accountId: string): Promise<Collection[]> =>
  db.select(columns).from(collection).where(eq(collection.accountId, accountId)).orderBy(desc(collection.id))

/** Locks a collection until the transaction ends, to serialise changes to it. Throws `not_found`. */
export async function lockCollection(db: Executor, accountId: string, id: string): Promise<void> {
  const locked = await db.select({ id: collection.id }).from(collection).where(mine(accountId, id)).for('update')
  if (locked.length === 0) throw new Problem('not_found')
}

/** A collection with its lines in their order. Throws `not_found`. */
export async function findFullCollection(db: Executor, accountId: string, id: string): Promise<FullCollection> {
  const found = orNotFound(await findCollection(db, accountId, id))
  const rows = await db
    .select({ line: affirmationJson })
    .from(collectionLine)
    .innerJoin(
      affirmation,
      and(eq(affirmation.accountId, collectionLine.accountId), eq(affirmation.id, collectionLine.affirmationId)),
    )
    .where(linesOf(accountId, id))
    .orderBy(asc(collectionLine.position))
  const lines = rows.map(({ line }) => line)
  return { ...found, lineIds: lines.map(({ _id }) => _id), lines }
}
