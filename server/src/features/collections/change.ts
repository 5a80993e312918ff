import {
  type ChangeCollection,
  type Collection,
  type CreateCollection,
  maxCollectionLines,
  maxCollections,
  type Repeatable,
  type StarterCollection,
} from '@glimmer/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { collection, collectionLine } from '#database/tables/sets.ts'
import { orNotFound, Problem } from '#problem.ts'
import { starterCollections } from '#writing/bank/starter-collections.ts'
import { getAffirmation } from '../affirmations/index.ts'
import { findReader, saveOpenLine } from '../library/index.ts'
import { findCollection, findCollections, linesOf, lockCollection, mine } from './store.ts'

/**
 * Reorders the ids in `there`. Ids in `requested` that are no longer there are skipped; ids that were added meanwhile and
 * are not in `requested` follow in their present order. So two tabs never lose a line or bring one back.
 */
export function orderOf(there: readonly string[], requested: readonly string[]): string[] {
  const present = new Set(there)
  const first = [...new Set(requested)].filter((id) => present.has(id))
  const listed = new Set(first)
  return [...first, ...there.filter((id) => !listed.has(id))]
}

async function refuseOthersLines(db: Executor, accountId: string, ids: readonly string[]) {
  const rows = await db
    .select({ id: affirmation.id })
    .from(affirmation)
    .where(and(eq(affirmation.accountId, accountId), inArray(affirmation.id, [...ids])))
  if (rows.length < ids.length) throw new Problem('not_found')
}

/** Adds a collection of this account's lines. The account must be locked, so that the limit holds. */
async function insert(
  app: App,
  db: Executor,
  accountId: string,
  { name, lineIds }: CreateCollection,
): Promise<Collection> {
  const now = app.clock.now()
  const id = app.newId()
  if ((await db.$count(collection, eq(collection.accountId, accountId))) >= maxCollections)
    throw new Problem('collections_full')
  await db.insert(collection).values({ accountId, id, name, createdAt: now, updatedAt: now })
  if (lineIds.length > 0)
    await db
      .insert(collectionLine)
      .values(lineIds.map((affirmationId, position) => ({ accountId, collectionId: id, affirmationId, position })))
  return orNotFound(await findCollection(db, accountId, id))
}

/** Creates a collection. Throws `collections_full`, and `not_found` for a line of another account. */
export function create(app: App, { id: accountId }: Account, { name, lineIds }: CreateCollection): Promise<Collection> {
  return app.database.db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId)
    const lines = [...new Set(lineIds)]
    await refuseOthersLines(transaction, accountId, lines)
    return insert(app, transaction, accountId, { name, lineIds: lines })
  })
}

/** The collections to begin with, as this user reads their lines. */
export async function listStarters(app: App, { id }: Account): Promise<StarterCollection[]> {
  const read = await findReader(app, id)
  return starterCollections.map(({ id, name, lines }) => ({
    id,
    name,
    themes: [...new Set(lines.map(({ theme }) => theme))],
    lines: lines.map((line) => read(line).text),
  }))
}

/** Copies a collection to begin with, and its lines. Throws `not_found` and `collections_full`. */
export async function copyStarter(app: App, account: Account, id: string): Promise<Repeatable<Collection>> {
  const { name, lines } = orNotFound(starterCollections.find((starter) => starter.id === id))
  const read = await findReader(app, account.id)
  return app.database.db.transaction(async (transaction) => {
    await lockAccount(transaction, account.id)
    const copied = (await findCollections(transaction, account.id)).find((each) => each.name === name)
    if (copied) return { again: true, reply: copied }
    const lineIds: string[] = []
    for (const line of lines) lineIds.push((await saveOpenLine(app, transaction, account, read(line))).reply._id)
    return { again: false, reply: await insert(app, transaction, account.id, { name, lineIds }) }
  })
}

async function reorder(db: Executor, accountId: string, id: string, requested: readonly string[]) {
  const there = orNotFound(await findCollection(db, accountId, id)).lineIds
  const places = JSON.stringify(orderOf(there, requested))
  await db.execute(sql`
    update ${collectionLine} held set position = wanted.position
    from jsonb_array_elements_text(${places}::jsonb) with ordinality as wanted (line, position)
    where held.account_id = ${accountId} and held.collection_id = ${id} and held.affirmation_id = wanted.line::uuid`)
}

/** Renames a collection, reorders its lines, or both. */
export async function change(
  app: App,
  { id: accountId }: Account,
  id: string,
  { name, lineIds }: ChangeCollection,
): Promise<Collection> {
  return app.database.db.transaction(async (transaction) => {
    await lockCollection(transaction, accountId, id)
    if (lineIds) await reorder(transaction, accountId, id, lineIds)
    const updated = { updatedAt: app.clock.now(), ...(name !== undefined && { name }) }
    await transaction.update(collection).set(updated).where(mine(accountId, id))
    return orNotFound(await findCollection(transaction, accountId, id))
  })
}

/** Deletes a collection, but not its lines. */
export async function remove(app: App, { id: accountId }: Account, id: string): Promise<undefined> {
  const { rowCount } = await app.database.db.delete(collection).where(mine(accountId, id))
  if (rowCount === 0) throw new Problem('not_found')
}

/** Appends a line; does nothing if the collection has it already. Throws `collection_full`, `not_found`. */
export async function addLine(
  app: App,
  { id: accountId }: Account,
  id: string,
  affirmationId: string,
): Promise<Collection> {
  return app.database.db.transaction(async (transaction) => {
    await lockCollection(transaction, accountId, id)
    const line = await getAffirmation(transaction, accountId, affirmationId)
    const before = orNotFound(await findCollection(transaction, accountId, id))
    if (before.lineIds.includes(line._id)) return before
    if (before.lineIds.length >= maxCollectionLines) throw new Problem('collection_full')
    const last = sql<number>`(select coalesce(max(position), 0) + 1 from ${collectionLine} where ${linesOf(accountId, id)})`
    await transaction
      .insert(collectionLine)
      .values({ accountId, collectionId: id, affirmationId: line._id, position: last })
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
