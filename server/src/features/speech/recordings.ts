import { and, eq, gt, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { speechClip, speechRecording, speechSample, speechSecret } from '#database/tables/speech.ts'

export type Recording = typeof speechRecording.$inferSelect
type Parts = Pick<App, 'database' | 'blobs'>

/** Reading is noted once an hour: often enough to know what is used least. */
const NOTED_EVERY_MS = 3_600_000

/** A recording whose bytes are kept. */
export async function findRecording({ database }: Parts, key: string): Promise<Recording | undefined> {
  const [row] = await database.db
    .select()
    .from(speechRecording)
    .where(and(eq(speechRecording.key, key), gt(speechRecording.bytes, 0)))
  return row
}

/** Stores a recording. The row is there before the bytes: there is never a file that nobody would sweep. */
export async function storeRecording({ database, blobs }: Parts, recording: Recording, audio: Uint8Array) {
  await database.db
    .insert(speechRecording)
    .values(recording)
    .onConflictDoUpdate({ target: speechRecording.key, set: recording })
  await blobs.put(recording.blobKey, audio)
}

/** Keeps a recording as a sample. Its row is put back first, where it was swept away as nobody's a moment ago. */
export async function keepSample({ database: { db } }: Parts, recording: Recording): Promise<void> {
  await db
    .insert(speechRecording)
    .values(recording)
    .onConflictDoUpdate({ target: speechRecording.key, set: { usedAt: sql`excluded.used_at` } })
  await db.insert(speechSample).values({ recordingKey: recording.key }).onConflictDoNothing()
}

/** The bytes of a recording, where they are kept still. */
export async function readBytes(parts: Parts, { key, blobKey, bytes }: Recording, now: Date) {
  const kept = bytes > 0 ? await parts.blobs.get(blobKey) : undefined
  await (kept ? noteUse(parts, key, now) : noteLoss(parts, key))
  return kept
}

/** Notes that a recording was used. */
export async function noteUse({ database }: Parts, key: string, now: Date) {
  const noted = new Date(now.getTime() - NOTED_EVERY_MS)
  await database.db
    .update(speechRecording)
    .set({ usedAt: now })
    .where(and(eq(speechRecording.key, key), lt(speechRecording.usedAt, noted)))
}

/** Says that a recording's bytes are gone. */
async function noteLoss({ database }: Parts, key: string) {
  await database.db.update(speechRecording).set({ bytes: 0 }).where(eq(speechRecording.key, key))
}

const isStillReferredTo = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23503') || isStillReferredTo(error.cause))

/** Deletes those of the chosen recordings that no clip refers to and that are no sample. The bytes go first: what is left over is a row. */
async function removeUnused({ database, blobs }: Parts, chosen: SQL): Promise<void> {
  const clips = database.db.select().from(speechClip).where(eq(speechClip.recordingKey, speechRecording.key))
  const samples = database.db.select().from(speechSample).where(eq(speechSample.recordingKey, speechRecording.key))
  try {
    await database.db.transaction(async (transaction) => {
      const removed = await transaction
        .delete(speechRecording)
        .where(and(chosen, notExists(clips), notExists(samples)))
        .returning({ blobKey: speechRecording.blobKey })
      await Promise.all(removed.map(({ blobKey }) => blobs.delete(blobKey)))
    })
  } catch (error) {
    // Somebody claimed one of them this very moment; the next sweep takes the others.
    if (!isStillReferredTo(error)) throw error
  }
}

/** Deletes these recordings where nobody else has them. */
export const removeUnusedOf = async (parts: Parts, keys: readonly string[]) => {
  if (keys.length > 0) await removeUnused(parts, inArray(speechRecording.key, [...keys]))
}

/** Deletes recordings that nobody has and that were last used before `cutoff`. */
export const removeUnusedBefore = (parts: Parts, cutoff: Date) =>
  removeUnused(parts, lt(speechRecording.usedAt, cutoff))

/** Deletes the bytes of the recordings used longest ago, until the others fit. Their rows stay with their owners. */
export async function evictBeyond({ database, blobs }: Parts, capBytes: number): Promise<void> {
  await database.db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ blobKey: string }>(sql`
      with ranked as (
        select key, sum(bytes) over (order by used_at desc, key) as total from ${speechRecording} where bytes > 0
      )
      update ${speechRecording} recording set bytes = 0
      from ranked where ranked.key = recording.key and ranked.total > ${capBytes}
      returning recording.blob_key as "blobKey"`)
    await Promise.all(rows.map(({ blobKey }) => blobs.delete(blobKey)))
  })
}

/** The secret that recordings' keys are made with; the database made it once. */
export async function readSecret({ database }: Parts): Promise<string> {
  const [row] = await database.db.select().from(speechSecret)
  if (!row) throw new Error('The secret of the recordings is not in the database.')
  return row.secret
}
