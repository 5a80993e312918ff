import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { prepareOnce } from '#database/prepare-once.ts'
import { sharedLine } from '#database/tables/shared-lines.ts'
import { speechAhead, speechClip, speechRecording, speechSample, speechSecret } from '#database/tables/speech.ts'
import { hourMs, minuteMs } from '#time/durations.ts'

export type Recording = typeof speechRecording.$inferSelect
type Stores = Pick<App, 'database' | 'blobs'>

/** Reading is noted once an hour: often enough to know what is used least. */
const noteEveryMs = hourMs

const recordingByKey = prepareOnce((db) =>
  db
    .select()
    .from(speechRecording)
    .where(and(eq(speechRecording.key, sql.placeholder('key')), gt(speechRecording.bytes, 0)))
    .prepare('recording_by_key'),
)

/** A recording whose bytes are here. */
export async function findRecording({ database }: Stores, key: string): Promise<Recording | undefined> {
  const [row] = await recordingByKey(database.db).execute({ key })
  return row
}

/** Stores a recording. The row is there before the bytes: there is never a file that nobody would sweep. */
export async function storeRecording({ database, blobs }: Stores, recording: Recording, audio: Uint8Array) {
  await database.db
    .insert(speechRecording)
    .values(recording)
    .onConflictDoUpdate({ target: speechRecording.key, set: recording })
  await blobs.put(recording.blobKey, audio)
}

/** Stores a recording as a sample. Its row is put back first, where it was swept away as nobody's a moment ago. */
export async function storeSample({ database: { db } }: Stores, recording: Recording): Promise<void> {
  await db
    .insert(speechRecording)
    .values(recording)
    .onConflictDoUpdate({ target: speechRecording.key, set: { usedAt: sql`excluded.used_at` } })
  await db.insert(speechSample).values({ recordingKey: recording.key }).onConflictDoNothing()
}

/** The bytes of a recording, where they are still here. */
export async function readBytes(stores: Stores, recording: Recording, now: Date) {
  const stored = recording.bytes > 0 ? await stores.blobs.get(recording.blobKey) : undefined
  await (stored ? noteUse(stores, recording, now) : noteLoss(stores, recording.key))
  return stored
}

/** Notes that a recording was used. */
export async function noteUse({ database }: Stores, { key, usedAt }: Recording, now: Date) {
  const noted = new Date(now.getTime() - noteEveryMs)
  if (usedAt >= noted) return
  await database.db
    .update(speechRecording)
    .set({ usedAt: now })
    .where(and(eq(speechRecording.key, key), lt(speechRecording.usedAt, noted)))
}

/** Says that a recording's bytes are gone. */
async function noteLoss({ database }: Stores, key: string) {
  await database.db.update(speechRecording).set({ bytes: 0 }).where(eq(speechRecording.key, key))
}

const isStillReferredTo = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23503') || isStillReferredTo(error.cause))

/** Deletes those of the chosen recordings that nobody has a claim to and that are no sample. The bytes go first: what is left over is a row. */
async function removeUnused({ database, blobs }: Stores, chosen: SQL): Promise<void> {
  const clips = database.db.select().from(speechClip).where(eq(speechClip.recordingKey, speechRecording.key))
  const ahead = database.db.select().from(speechAhead).where(eq(speechAhead.recordingKey, speechRecording.key))
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
    // Somebody claimed one of them this very moment; the next sweep takes the others.
    if (!isStillReferredTo(error)) throw error
  }
}

/** Deletes these recordings where nobody else has them. */
export const removeUnusedOf = async (stores: Stores, keys: readonly string[]) => {
  if (keys.length > 0) await removeUnused(stores, inArray(speechRecording.key, [...keys]))
}

/** Deletes the bytes of the recordings used longest ago, until the others fit. Their rows stay with their owners. */
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

/** How many recordings one sweep looks at: as many as are there in a small house, and a bounded number in any. */
const lookedAt = 2_000

/**
 * Some recordings, beginning at a place drawn anew each time: keys are hashes, so that every place comes up. Those whose
 * line or account was deleted went with it; what is looked for here is what was cut short, and may wait its turn.
 */
function someRecordings(): SQL {
  const start = randomBytes(32).toString('hex')
  const part = (place: SQL) =>
    sql`(select key from ${speechRecording} where key ${place} order by key limit ${lookedAt})`
  return sql`${speechRecording.key} = any(array(
    select key from (${part(sql`>= ${start}`)} union all ${part(sql`< ${start}`)}) looked_at limit ${lookedAt}))`
}

/** Longer than any hold on an allowance: what is being made now has no owner yet. */
const graceMs = 15 * minuteMs

/** Deletes the recordings of people and lines that are gone, and those used longest ago where all are too many. */
export async function sweepSpeech(app: App): Promise<void> {
  const since = new Date(app.clock.now().getTime() - graceMs)
  await removeUnused(app, sql`${someRecordings()} and ${lt(speechRecording.usedAt, since)}`)
  await evictBeyond(app, app.config.speechCacheBytes)
}

/** The secret that recordings' keys are made with; the database made it once. */
export async function readSecret({ database }: Stores): Promise<string> {
  const [row] = await database.db.select().from(speechSecret)
  if (!row) throw new Error('The secret of the recordings is not in the database.')
  return row.secret
}
