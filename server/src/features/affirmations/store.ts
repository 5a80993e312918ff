import type { Affirmation } from '@glimmer/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { speechClip } from '#database/tables/speech.ts'
import { iso } from '#database/timestamps.ts'
import type { WrittenLine } from '#ports/writer.ts'
import { techniqueOf } from '#writing/technique.ts'

export type NewAffirmation = typeof affirmation.$inferInsert

/** The clip the line was last spoken as, as one JSON value; null if there is none. */
const lastClip = sql<{ voice: string; durationMs: number } | null>`(
  select json_build_object('voice', clip.voice, 'durationMs', clip.duration_ms)
  from ${speechClip} clip
  where clip.account_id = ${affirmation}.account_id and clip.affirmation_id = ${affirmation}.id
  order by clip.created_at desc limit 1)`

/** The columns that every read of a line selects. */
export const columns = {
  id: affirmation.id,
  text: affirmation.text,
  description: affirmation.description,
  themes: affirmation.themes,
  form: affirmation.form,
  level: affirmation.level,
  origin: affirmation.origin,
  favoritedAt: affirmation.favoritedAt,
  createdAt: iso(affirmation.createdAt),
  updatedAt: iso(affirmation.updatedAt),
  byModel: affirmation.byModel,
  response: affirmation.response,
  gentlerId: affirmation.gentlerId,
  clip: lastClip,
}

type Unread = 'accountId' | 'createdAt' | 'updatedAt' | 'answeredAt' | 'isGentler' | 'isUpcoming' | 'replacementId'
export type AffirmationRow = Omit<typeof affirmation.$inferSelect, Unread> & {
  /** ISO 8601, like all times that leave the app. */
  createdAt: string
  updatedAt: string
  clip?: { voice: string; durationMs: number } | null
}

/** A row as its owner receives it. Written field by field because it runs for every line of every list. */
export function toAffirmation(row: AffirmationRow): Affirmation {
  const affirmation: Affirmation = {
    _id: row.id,
    text: row.text,
    description: row.description,
    themes: row.themes,
    form: row.form,
    level: row.level,
    origin: row.origin,
    isFavorite: row.favoritedAt !== null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
  if (row.origin !== 'own') affirmation.technique = techniqueOf(row)
  if (row.byModel) affirmation.byModel = true
  if (row.response) affirmation.response = row.response
  if (row.gentlerId) affirmation.gentlerId = row.gentlerId
  if (row.clip) affirmation.speech = { ...row.clip, audioUrl: `/api/affirmations/${row.id}/audio/${row.clip.voice}` }
  return affirmation
}

/** A written line as a new row of this account. */
export function toRow({ newId }: App, accountId: string, { charged, themes, ...line }: WrittenLine, now: Date) {
  const row: NewAffirmation = { ...line, accountId, id: newId(), themes: [...themes], createdAt: now, updatedAt: now }
  return { charged, row }
}

const mine = (accountId: string, id: string) => and(eq(affirmation.accountId, accountId), eq(affirmation.id, id))

/** One line of this account, or undefined: lines of other accounts look as if they did not exist. */
export async function findAffirmation(
  db: Executor,
  accountId: string,
  id: string,
): Promise<AffirmationRow | undefined> {
  const [row] = await db.select(columns).from(affirmation).where(mine(accountId, id))
  return row
}

/** Those of these lines that belong to this account, by id. */
export async function findAffirmations(
  db: Executor,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, Affirmation>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(columns)
    .from(affirmation)
    .where(and(eq(affirmation.accountId, accountId), inArray(affirmation.id, [...ids])))
  return new Map(rows.map((row) => [row.id, toAffirmation(row)]))
}

export async function addAffirmation(db: Executor, line: NewAffirmation): Promise<AffirmationRow | undefined> {
  const [row] = await db
    .insert(affirmation)
    .values(line)
    .returning({ ...columns, clip: sql<null>`null` })
  return row
}

/** How many lines a user has written. */
export const countOwn = (db: Executor, accountId: string): Promise<number> =>
  db.$count(affirmation, and(eq(affirmation.accountId, accountId), eq(affirmation.origin, 'own')))

/** Updates a line. It is no longer ahead, even if it was chosen for a future day: the user has seen it on a device. */
export async function updateAffirmation(
  db: Executor,
  accountId: string,
  id: string,
  change: { [Column in keyof NewAffirmation]?: NewAffirmation[Column] | ReturnType<typeof sql> },
): Promise<AffirmationRow | undefined> {
  const [row] = await db
    .update(affirmation)
    .set({ isUpcoming: false, ...change })
    .where(mine(accountId, id))
    .returning(columns)
  return row
}

export async function removeAffirmation(db: Executor, accountId: string, id: string): Promise<boolean> {
  const { length } = await db.delete(affirmation).where(mine(accountId, id)).returning({ id: affirmation.id })
  return length > 0
}
