import type { Speech } from '@glimmer/contract'
import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database, Executor } from '#database/pool.ts'
import { prepareOnce } from '#database/prepare-once.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { prerecordedSpeech, speechClip, speechRecording } from '#database/tables/speech.ts'
import type { Recording } from './recordings.ts'

/** An account's claim to a recording, and the recording. */
export interface Clip {
  clip: typeof speechClip.$inferSelect
  recording: Recording
}

/** A clip as its owner receives it; the bytes are behind `audioUrl`. */
export const toSpeech = ({ clip, recording }: Clip): Speech => ({
  voice: clip.voice,
  audioUrl: `/api/affirmations/${clip.affirmationId}/audio/${clip.voice}`,
  durationMs: recording.durationMs,
  mime: recording.mime,
  words: recording.words,
  timing: recording.timing,
  fallback: clip.fallback,
})

/** The text of one of this account's lines. */
export async function findText(db: Executor, accountId: string, affirmationId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ text: affirmation.text })
    .from(affirmation)
    .where(and(eq(affirmation.accountId, accountId), eq(affirmation.id, affirmationId)))
  return row?.text
}

const lineWithClip = prepareOnce((db) =>
  db
    .select({ text: affirmation.text, clip: speechClip, recording: speechRecording })
    .from(affirmation)
    .leftJoin(
      speechClip,
      and(
        eq(speechClip.accountId, affirmation.accountId),
        eq(speechClip.affirmationId, affirmation.id),
        eq(speechClip.voice, sql.placeholder('voice')),
      ),
    )
    .leftJoin(speechRecording, eq(speechRecording.key, speechClip.recordingKey))
    .where(
      and(
        eq(affirmation.accountId, sql.placeholder('accountId')),
        eq(affirmation.id, sql.placeholder('affirmationId')),
      ),
    )
    .prepare('line_with_clip'),
)

/** One of this account's lines, and its clip in a voice, if any. */
export async function findLine(
  { db }: Database,
  accountId: string,
  affirmationId: string,
  voice: string,
): Promise<{ text: string; clip: Clip | undefined } | undefined> {
  const [row] = await lineWithClip(db).execute({ accountId, affirmationId, voice })
  if (!row) return undefined
  const { text, clip, recording } = row
  return { text, clip: clip && recording ? { clip, recording } : undefined }
}

/** The account's clip of a line in a voice. */
export const findClip = async (
  database: Database,
  accountId: string,
  affirmationId: string,
  voice: string,
): Promise<Clip | undefined> => (await findLine(database, accountId, affirmationId, voice))?.clip

/**
 * Stores a clip, replacing an earlier one of the same line and voice. First inserts the recording's row again, in case
 * the sweep has just deleted it as unused: its bytes are then made again when somebody listens.
 */
export async function storeClip(db: Executor, { clip, recording }: Clip): Promise<Clip> {
  const putBack = db.$with('put_back').as(
    db
      .insert(speechRecording)
      .values(recording)
      .onConflictDoUpdate({ target: speechRecording.key, set: { usedAt: sql`excluded.used_at` } })
      .returning({ key: speechRecording.key }),
  )
  await db
    .with(putBack)
    .insert(speechClip)
    .values(clip)
    .onConflictDoUpdate({ target: [speechClip.accountId, speechClip.affirmationId, speechClip.voice], set: clip })
  return { clip, recording }
}

/** All of an account's clips with their recordings, oldest first. */
export const findAllClips = (db: Executor, accountId: string): Promise<Clip[]> =>
  db
    .select({ clip: speechClip, recording: speechRecording })
    .from(speechClip)
    .innerJoin(speechRecording, eq(speechRecording.key, speechClip.recordingKey))
    .where(eq(speechClip.accountId, accountId))
    .orderBy(speechClip.createdAt)

type Claim = typeof prerecordedSpeech.$inferSelect

/**
 * Records that a line has a recording made ahead, so that the sweep retains it. There is one for each line, in the
 * voice chosen last.
 */
export async function claimPrerecording(db: Executor, claim: Claim): Promise<void> {
  await db
    .insert(prerecordedSpeech)
    .values(claim)
    .onConflictDoUpdate({ target: [prerecordedSpeech.accountId, prerecordedSpeech.affirmationId], set: claim })
}

/**
 * Removes an account's clips and claims on prerecorded recordings, all of them or only those of some lines. Returns the
 * keys of the recordings, which others may be using.
 */
export async function removeClips(
  db: Executor,
  { accountId, lines }: { accountId: string; lines?: readonly string[] | SQLWrapper },
): Promise<string[]> {
  const removed = [speechClip, prerecordedSpeech].map((table) =>
    db
      .delete(table)
      .where(and(eq(table.accountId, accountId), lines && inArray(table.affirmationId, lines)))
      .returning({ key: table.recordingKey }),
  )
  return (await Promise.all(removed)).flat().map(({ key }) => key)
}
