import type { Affirmation } from '@glimmer/contract'
import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import type { WrittenLine } from '#ports/writer.ts'
import { orNotFound } from '#problem.ts'
import { affirmationJson } from './affirmation-fields.ts'

export type NewAffirmation = typeof affirmation.$inferInsert

/** A written line as a new row of this account. */
export function toRow({ newId }: App, accountId: string, { charged, themes, ...line }: WrittenLine, now: Date) {
  const row: NewAffirmation = { ...line, accountId, id: newId(), themes: [...themes], createdAt: now, updatedAt: now }
  return { charged, row }
}

const mine = (accountId: string, id: string) => and(eq(affirmation.accountId, accountId), eq(affirmation.id, id))

/** One line of this account, or undefined: lines of other accounts look as if they did not exist. */
export async function findAffirmation(db: Executor, accountId: string, id: string): Promise<Affirmation | undefined> {
  const [row] = await db.select({ line: affirmationJson }).from(affirmation).where(mine(accountId, id))
  return row?.line
}

/** The same line. Throws `not_found`. */
export const getAffirmation = async (db: Executor, accountId: string, id: string): Promise<Affirmation> =>
  orNotFound(await findAffirmation(db, accountId, id))

/** The row of one line of this account, with the columns that the API does not show. */
export const findRow = (db: Executor, accountId: string, id: string) =>
  db.select().from(affirmation).where(mine(accountId, id))

/** Whether a line came instead of one that did not suit the user's day, in words they have not changed. */
export const isGentle = async (db: Executor, accountId: string, id: string): Promise<boolean> =>
  (await db.$count(
    affirmation,
    and(mine(accountId, id), eq(affirmation.isGentler, true), ne(affirmation.origin, 'own')),
  )) > 0

/** Those of these lines that belong to this account, by id. */
export async function findAffirmations(
  db: Executor,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, Affirmation>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ line: affirmationJson })
    .from(affirmation)
    .where(and(eq(affirmation.accountId, accountId), inArray(affirmation.id, [...ids])))
  return new Map(rows.map(({ line }) => [line._id, line]))
}

export async function addAffirmation(db: Executor, line: NewAffirmation): Promise<Affirmation> {
  const [row] = await db.insert(affirmation).values(line).returning({ line: affirmationJson })
  return orNotFound(row).line
}

/** How many lines a user has written. */
export const countOwn = (db: Executor, accountId: string): Promise<number> =>
  db.$count(affirmation, and(eq(affirmation.accountId, accountId), eq(affirmation.origin, 'own')))

/** Updates a line. It is no longer ahead, even if it was chosen for a future day: the user has seen it on a device. */
export async function updateAffirmation(
  db: Executor,
  accountId: string,
  id: string,
  change: { [Column in keyof NewAffirmation]?: NewAffirmation[Column] | SQL },
): Promise<Affirmation | undefined> {
  const [row] = await db
    .update(affirmation)
    .set({ isUpcoming: false, ...change })
    .where(mine(accountId, id))
    .returning({ line: affirmationJson })
  return row?.line
}

export async function removeAffirmation(db: Executor, accountId: string, id: string): Promise<boolean> {
  const { length } = await db.delete(affirmation).where(mine(accountId, id)).returning({ id: affirmation.id })
  return length > 0
}
