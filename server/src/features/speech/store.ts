import type { Speech } from '@glimmer/contract'
import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { affirmation } from '../../database/tables/affirmations.ts'
import { speechClip } from '../../database/tables/speech.ts'

export type Clip = typeof speechClip.$inferSelect
type Executor = Pick<NodePgDatabase, 'select' | 'insert' | 'delete'>

/** A clip as its owner receives it; the bytes are behind `audioUrl`. */
export const toSpeech = (clip: Clip): Speech => ({
  voice: clip.voice,
  audioUrl: `/api/affirmations/${clip.affirmationId}/audio/${clip.voice}`,
  durationMs: clip.durationMs,
  mime: clip.mime,
  words: clip.words,
  timing: clip.timing,
  fallback: clip.fallback,
})

const ofLine = (accountId: string, affirmationId: string) =>
  and(eq(speechClip.accountId, accountId), eq(speechClip.affirmationId, affirmationId))

export async function findText(db: Executor, accountId: string, affirmationId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ text: affirmation.text })
    .from(affirmation)
    .where(and(eq(affirmation.accountId, accountId), eq(affirmation.id, affirmationId)))
  return row?.text
}

export async function findClip(
  db: Executor,
  accountId: string,
  affirmationId: string,
  voice: string,
): Promise<Clip | undefined> {
  const [row] = await db
    .select()
    .from(speechClip)
    .where(and(ofLine(accountId, affirmationId), eq(speechClip.voice, voice)))
  return row
}

/** Keeps a clip; speaking the same line in the same voice again replaces it. */
export async function keepClip(db: Executor, clip: Clip): Promise<Clip> {
  await db
    .insert(speechClip)
    .values(clip)
    .onConflictDoUpdate({ target: [speechClip.accountId, speechClip.affirmationId, speechClip.voice], set: clip })
  return clip
}

/** Removes a line's clips and answers where their bytes are. */
export async function removeClips(db: Executor, accountId: string, affirmationId: string): Promise<string[]> {
  const removed = await db
    .delete(speechClip)
    .where(ofLine(accountId, affirmationId))
    .returning({ blobKey: speechClip.blobKey })
  return removed.map(({ blobKey }) => blobKey)
}
