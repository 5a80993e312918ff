import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { prerecordedSpeech, speechClip } from '#database/tables/speech.ts'
import { removeUnusedOf } from './recordings.ts'

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
  const removed = await Promise.all([
    db
      .delete(speechClip)
      .where(and(eq(speechClip.accountId, id), inArray(speechClip.affirmationId, named)))
      .returning({ key: speechClip.recordingKey }),
    db
      .delete(prerecordedSpeech)
      .where(and(eq(prerecordedSpeech.accountId, id), inArray(prerecordedSpeech.affirmationId, named)))
      .returning({ key: prerecordedSpeech.recordingKey }),
  ])
  await removeUnusedOf(
    app,
    removed.flat().map(({ key }) => key),
  )
}
