import { type Affirmation, type AffirmationSet, type Pack, packs, setParts } from '@glimmer/contract'
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Executor } from '#database/pool.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { lineSet, lineSetItem } from '#database/tables/sets.ts'
import { instant, iso } from '#database/timestamps.ts'
import type { PersonalData } from '#personal-data.ts'
import { addAffirmation, affirmationJson, type NewAffirmation } from '../affirmations/index.ts'

interface NewSet {
  accountId: string
  id: string
  pack: Pack | undefined
  createdAt: Date
  lines: readonly NewAffirmation[]
}

const toSet = (
  head: { id: string; pack: Pack | null | undefined; createdAt: string },
  lines: readonly { position: number; affirmation: Affirmation }[],
): AffirmationSet => ({
  _id: head.id,
  ...(head.pack && { pack: head.pack }),
  lines: lines.map(({ position, affirmation }) => ({ part: setParts[position] ?? 'free', affirmation })),
  createdAt: head.createdAt,
})

/** Stores a set and its lines. */
export async function addSet(db: Executor, { lines, ...head }: NewSet): Promise<AffirmationSet> {
  await db.insert(lineSet).values(head)
  const stored: { position: number; affirmation: Affirmation }[] = []
  for (const [position, line] of lines.entries()) stored.push({ position, affirmation: await addAffirmation(db, line) })
  const { accountId, id: setId } = head
  await db
    .insert(lineSetItem)
    .values(lines.map(({ id: affirmationId }, position) => ({ accountId, setId, position, affirmationId })))
  return toSet({ ...head, createdAt: head.createdAt.toISOString() }, stored)
}

type Head = { id: string; pack: Pack | null; createdAt: string }
const head = { id: lineSet.id, pack: lineSet.pack, createdAt: iso(lineSet.createdAt) }

/** The sets with these heads, with the lines that still exist. */
async function withLines(db: Executor, accountId: string, heads: readonly Head[]): Promise<AffirmationSet[]> {
  if (heads.length === 0) return []
  const rows = await db
    .select({ affirmation: affirmationJson, setId: lineSetItem.setId, position: lineSetItem.position })
    .from(lineSetItem)
    .innerJoin(
      affirmation,
      and(eq(affirmation.accountId, lineSetItem.accountId), eq(affirmation.id, lineSetItem.affirmationId)),
    )
    .where(
      and(
        eq(lineSetItem.accountId, accountId),
        inArray(
          lineSetItem.setId,
          heads.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(lineSetItem.position))
  const bySet = Map.groupBy(rows, ({ setId }) => setId)
  return heads.map((one) => toSet(one, bySet.get(one.id) ?? []))
}

/** A set of this account with the lines that still exist, or undefined. */
export async function findSet(db: Executor, accountId: string, id: string): Promise<AffirmationSet | undefined> {
  const heads = await db
    .select(head)
    .from(lineSet)
    .where(and(eq(lineSet.accountId, accountId), eq(lineSet.id, id)))
  const [set] = await withLines(db, accountId, heads)
  return set
}

/** The latest `count` sets of this account that still have a line; only those before the set `before`, if given. */
export async function findSets(
  db: Executor,
  accountId: string,
  count: number,
  before: string | undefined,
): Promise<AffirmationSet[]> {
  const hasLine = sql`exists (
    select 1 from ${lineSetItem} held where held.account_id = ${lineSet}.account_id and held.set_id = ${lineSet}.id)`
  const earlier = before === undefined ? undefined : lt(lineSet.id, before)
  const heads = await db
    .select(head)
    .from(lineSet)
    .where(and(eq(lineSet.accountId, accountId), earlier, hasLine))
    .orderBy(desc(lineSet.id))
    .limit(count)
  return withLines(db, accountId, heads)
}

export const setPersonalData: PersonalData = {
  exported: [
    {
      table: 'line_set',
      file: 'sets',
      description: 'Sets of five, and the packs they were for.',
      orderBy: 'id',
      row: z.strictObject({ id: z.uuid(), pack: z.enum(packs).nullable(), createdAt: instant }),
    },
    {
      table: 'line_set_item',
      file: 'set-lines',
      description: 'Which line stands where in which set.',
      orderBy: 'set_id, position',
      row: z.strictObject({ setId: z.uuid(), position: z.int(), affirmationId: z.uuid() }),
    },
  ],
}
