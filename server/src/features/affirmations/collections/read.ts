import type { FullCollection } from '@glimmer/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { collectionLine } from '#database/tables/sets.ts'
import { orNotFound } from '#problem.ts'
import { columns, toAffirmation } from '../store.ts'
import { findCollection, linesOf } from './store.ts'

/** A collection with its lines in their order. */
export async function readCollection(app: App, { id: accountId }: Account, id: string): Promise<FullCollection> {
  const { db } = app.database
  const found = orNotFound(await findCollection(db, accountId, id))
  const rows = await db
    .select(columns)
    .from(collectionLine)
    .innerJoin(
      affirmation,
      and(eq(affirmation.accountId, collectionLine.accountId), eq(affirmation.id, collectionLine.affirmationId)),
    )
    .where(linesOf(accountId, id))
    .orderBy(asc(collectionLine.place))
  const lines = rows.map(toAffirmation)
  return { ...found, lineIds: lines.map(({ _id }) => _id), lines }
}
