import { type Affirmation, type AffirmationSet, type Pack, setParts } from '@glimmer/contract'
import { and, asc, eq } from 'drizzle-orm'
import { iso } from '#database/instant.ts'
import type { Executor } from '#database/pool.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { lineSet, lineSetPlace } from '#database/tables/sets.ts'
import { orNotFound } from '#problem.ts'
import { addAffirmation, columns, type NewAffirmation, toAffirmation } from '../store.ts'

export interface NewSet {
  accountId: string
  id: string
  moment: Pack | undefined
  createdAt: Date
  lines: readonly NewAffirmation[]
}

const toSet = (
  head: { id: string; moment: Pack | null | undefined; createdAt: string },
  lines: readonly { place: number; affirmation: Affirmation }[],
): AffirmationSet => ({
  _id: head.id,
  ...(head.moment && { moment: head.moment }),
  lines: lines.map(({ place, affirmation }) => ({ part: setParts[place] ?? 'free', affirmation })),
  createdAt: head.createdAt,
})

/** Stores a set and its lines. */
export async function addSet(db: Executor, { lines, ...head }: NewSet): Promise<AffirmationSet> {
  await db.insert(lineSet).values(head)
  const stored: { place: number; affirmation: Affirmation }[] = []
  for (const [place, line] of lines.entries())
    stored.push({ place, affirmation: toAffirmation(orNotFound(await addAffirmation(db, line))) })
  const { accountId, id: setId } = head
  await db
    .insert(lineSetPlace)
    .values(lines.map(({ id: affirmationId }, place) => ({ accountId, setId, place, affirmationId })))
  return toSet({ ...head, createdAt: head.createdAt.toISOString() }, stored)
}

/** A set of this person's with the lines it still has; undefined when there is none. */
export async function findSet(db: Executor, accountId: string, id: string): Promise<AffirmationSet | undefined> {
  const [head] = await db
    .select({ id: lineSet.id, moment: lineSet.moment, createdAt: iso(lineSet.createdAt) })
    .from(lineSet)
    .where(and(eq(lineSet.accountId, accountId), eq(lineSet.id, id)))
  if (!head) return undefined
  const rows = await db
    .select({ ...columns, place: lineSetPlace.place })
    .from(lineSetPlace)
    .innerJoin(
      affirmation,
      and(eq(affirmation.accountId, lineSetPlace.accountId), eq(affirmation.id, lineSetPlace.affirmationId)),
    )
    .where(and(eq(lineSetPlace.accountId, accountId), eq(lineSetPlace.setId, id)))
    .orderBy(asc(lineSetPlace.place))
  return toSet(
    head,
    rows.map(({ place, ...row }) => ({ place, affirmation: toAffirmation(row) })),
  )
}
