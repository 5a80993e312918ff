import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { prepareOnce } from '#database/prepare-once.ts'
import { sharedLine } from '#database/tables/shared-lines.ts'
import { prerecordedSpeech, speechClip, speechRecording, speechSample, speechSecret } from '#database/tables/speech.ts'
import { hourMs, minuteMs } from '#time/durations.ts'

export type Recording = typeof speechRecording.$inferSelect
type Stores = Pick<App, 'database' | 'blobs'>

/** A use is recorded at most once an hour: often enough to know what is used least. */
const noteEveryMs = hourMs

const recordingByKey = prepareOnce((db) =>
  db
    .select()
    .from(speechRecording)
    .where(and(eq(speechRecording.key, sql.placeholder('key')), gt(speechRecording.bytes, 0)))
    .prepare('recording_by_key'),
)

/** A recording that has its bytes stored. */
export async function findRecording({ database }: Stores, key: string): Promise<Recording | undefined> {
  const [row] = await recordingByKey(database.db).execute({ key })
  return row
}

/** Stores a recording. The row comes before the bytes, so that no file exists that the sweep does not know of. */
export async function storeRecording({ database, blobs }: Stores, recording: Recording, audio: Uint8Array) {
  await database.db
    .insert(speechRecording)
    .values(recording)
    .onConflictDoUpdate({ target: speechRecording.key, set: recording })
  await blobs.put(recording.blobKey, audio)
}

/** Stores a recording as a sample. First inserts its row again, in case the sweep has just deleted it as unused. */
export async function storeSample({ database: { db } }: Stores, recording: Recording): Promise<void> {
  await db
    .insert(speechRecording)
    .values(recording)
    .onConflictDoUpdate({ target: speechRecording.key, set: { usedAt: sql`excluded.used_at` } })
  await db.insert(speechSample).values({ recordingKey: recording.key }).onConflictDoNothing()
}

/** The bytes of a recording, or undefined if they are lost. Records the use, or the loss. */
export async function readBytes(stores: Stores, recording: Recording, now: Date) {
  const stored = recording.bytes > 0 ? await stores.blobs.get(recording.blobKey) : undefined
  await (stored ? noteUse(stores, recording, now) : noteLoss(stores, recording.key))
  return stored
}

/** Records that a recording was used, at most once in `noteEveryMs`. */
export async function noteUse({ database }: Stores, { key, usedAt }: Recording, now: Date) {
  const noted = new Date(now.getTime() - noteEveryMs)
  if (usedAt >= noted) return
  await database.db
    .update(speechRecording)
    .set({ usedAt: now })
    .where(and(eq(speechRecording.key, key), lt(speechRecording.usedAt, noted)))
}

/** Records that a recording's bytes are lost. */
async function noteLoss({ database }: Stores, key: string) {
  await database.db.update(speechRecording).set({ bytes: 0 }).where(eq(speechRecording.key, key))
}

const isStillReferredTo = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23503') || isStillReferredTo(error.cause))

/**
 * Deletes those of the chosen recordings that nothing refers to. The files are deleted before the transaction commits:
 * an interruption leaves a row, never a file.
 */
async function removeUnused({ database, blobs }: Stores, chosen: SQL): Promise<void> {
  const clips = database.db.select().from(speechClip).where(eq(speechClip.recordingKey, speechRecording.key))
  const ahead = database.db
    .select()
    .from(prerecordedSpeech)
    .where(eq(prerecordedSpeech.recordingKey, speechRecording.key))
  const samples = database.db.select().from(speechSample).where(eq(speechSample.recordingKey, speechRecording.key))
  const shared = database.db.select().from(sharedLine).where(eq(sharedLine.recordingKey, speechRecording.key))
  try {
    await database.db.transaction(async (transaction) => {
      const removed = await transaction
        .delete(speechRecording)
        .where(and(chosen, notExists(clips), notExists(ahead), notExists(samples), notExists(shared)))
        .returning({ blobKey: speechRecording.blobKey })
      await Promise.all(removed.map(({ blobKey }) => blobs.delete(blobKey)))
    })
  } catch (error) {
    // One of them has just been claimed; the next sweep deletes the others.
    if (!isStillReferredTo(error)) throw error
  }
}

/** Deletes these recordings if nothing refers to them. */
export const removeUnusedOf = async (stores: Stores, keys: readonly string[]) => {
  if (keys.length > 0) await removeUnused(stores, inArray(speechRecording.key, [...keys]))
}

/**
 * Deletes the bytes of the least recently used recordings until the rest fit into `capBytes`. Their rows are retained.
 */
export async function evictBeyond({ database, blobs }: Stores, capBytes: number): Promise<void> {
  await database.db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ blobKey: string }>(sql`
      with ranked as (
        select key, sum(bytes) over (order by used_at desc, key) as total from ${speechRecording} where bytes > 0
      )
      update ${speechRecording} set bytes = 0
      where key = any(array(select key from ranked where total > ${capBytes}))
      returning blob_key as "blobKey"`)
    await Promise.all(rows.map(({ blobKey }) => blobs.delete(blobKey)))
  })
}

/** How many recordings one sweep checks: all of them in a small installation, a bounded number in a large one. */
const lookedAt = 2_000

/**
 * Some recordings, from a random key on: keys are hashes, so that over time every recording is checked. Deleting a line
 * or an account deletes its recordings itself; the sweep only looks for what an interruption left, which is not urgent.
 */
function someRecordings(): SQL {
  const start = randomBytes(32).toString('hex')
  const part = (place: SQL) =>
    sql`(select key from ${speechRecording} where key ${place} order by key limit ${lookedAt})`
  return sql`${speechRecording.key} = any(array(
    select key from (${part(sql`>= ${start}`)} union all ${part(sql`< ${start}`)}) looked_at limit ${lookedAt}))`
}

/** Longer than an allowance can stay reserved: a recording in progress has no owner yet. */
const graceMs = 15 * minuteMs

/** Deletes recordings that nothing refers to, and evicts the least recently used ones beyond the size of the cache. */
export async function sweepSpeech(app: App): Promise<void> {
  const since = new Date(app.clock.now().getTime() - graceMs)
  await removeUnused(app, sql`${someRecordings()} and ${lt(speechRecording.usedAt, since)}`)
  await evictBeyond(app, app.config.speechCacheBytes)
}

/** The secret that recording keys are derived from; a migration created it. */
export async function readSecret({ database }: Stores): Promise<string> {
  const [row] = await database.db.select().from(speechSecret)
  if (!row) throw new Error('The secret of the recordings is not in the database.')
  return row.secret
}
