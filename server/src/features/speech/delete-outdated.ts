import { and, eq, or, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { removeClips } from './clips.ts'
import { removeUnusedOf } from './recordings.ts'

/** Deletes the recordings of all of an account's lines. Listening records them again, without another charge. */
export const deleteSpokenLines = async (app: App, { id: accountId }: Account): Promise<void> =>
  removeUnusedOf(app, await removeClips(app.database.db, { accountId }))

/**
 * Deletes the recordings of lines that contain one of these names. Listening to such a line records it again, without
 * another charge.
 */
export async function deleteRecordingsNaming(app: App, { id }: Account, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const { db } = app.database
  const named = db
    .select({ id: affirmation.id })
    .from(affirmation)
    .where(
      and(
        eq(affirmation.accountId, id),
        or(...names.map((name) => sql`position(lower(${name}) in lower(${affirmation.text})) > 0`)),
      ),
    )
  await removeUnusedOf(app, await removeClips(db, { accountId: id, lines: named }))
}
