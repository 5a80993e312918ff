import { createHash } from 'node:crypto'
import {
  type Bytes,
  type BytesRedirect,
  maxOwnRecordings,
  maxOwnRecordingsTotalBytes,
  type OwnRecording,
} from '@glimmer/contract'
import { and, count, eq, ne, sum } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { ownRecording } from '#database/tables/speech.ts'
import { orNotFound, Problem } from '#problem.ts'
import { recordingType } from '../links/index.ts'
import { findText } from './clips.ts'

type Row = typeof ownRecording.$inferSelect
type RecordingKey = Pick<Row, 'accountId' | 'affirmationId'>

const blobKeyOf = ({ accountId, affirmationId }: RecordingKey) => `own-voice/${accountId}/${affirmationId}`
const at = ({ accountId, affirmationId }: RecordingKey) =>
  and(eq(ownRecording.accountId, accountId), eq(ownRecording.affirmationId, affirmationId))

const toReply = ({ affirmationId, mime, durationMs, createdAt }: Row): OwnRecording => ({
  audioUrl: `/api/affirmations/${affirmationId}/own-recording/audio`,
  mime,
  durationMs,
  createdAt: createdAt.toISOString(),
})

async function find({ database }: App, recordingKey: RecordingKey): Promise<Row | undefined> {
  const [row] = await database.db.select().from(ownRecording).where(at(recordingKey))
  return row
}

/**
 * The place of a line's recording. Throws `not_found` for another account's line, whether or not it has a recording.
 */
async function placeOf({ database }: App, { id: accountId }: Account, affirmationId: string): Promise<RecordingKey> {
  orNotFound(await findText(database.db, accountId, affirmationId))
  return { accountId, affirmationId }
}

/** Throws `recordings_full` if a recording of this size does not fit besides the account's others. */
async function refuseIfFull(db: Executor, { accountId, affirmationId }: RecordingKey, bytes: number) {
  const [others] = await db
    .select({ recordings: count(), bytes: sum(ownRecording.bytes).mapWith(Number) })
    .from(ownRecording)
    .where(and(eq(ownRecording.accountId, accountId), ne(ownRecording.affirmationId, affirmationId)))
  if ((others?.recordings ?? 0) >= maxOwnRecordings || (others?.bytes ?? 0) + bytes > maxOwnRecordingsTotalBytes)
    throw new Problem('recordings_full')
}

/**
 * Stores the user's own recording of a line, replacing an earlier one. Never counted against the plan. Concurrent
 * uploads are serialised, so that row and bytes belong to the same recording. Throws `recording_refused`,
 * `recordings_full`.
 */
export async function saveOwn(
  app: App,
  account: Account,
  { id, file, durationMs }: { id: string; file: Uint8Array; durationMs: number },
): Promise<OwnRecording> {
  const recordingKey = await placeOf(app, account, id)
  await refuseIfFull(app.database.db, recordingKey, file.length)
  const mime = recordingType(file)
  const etag = createHash('sha256').update(file).digest('base64url')
  const row: Row = { ...recordingKey, mime, durationMs, etag, bytes: file.length, createdAt: app.clock.now() }
  const key = blobKeyOf(recordingKey)
  await app.database.db.transaction(async (transaction) => {
    await lockAccount(transaction, account.id, 'no key update')
    await refuseIfFull(transaction, recordingKey, file.length)
    await transaction
      .insert(ownRecording)
      .values(row)
      .onConflictDoUpdate({ target: [ownRecording.accountId, ownRecording.affirmationId], set: row })
    await app.blobs.put(key, file)
  })
  if (await find(app, recordingKey)) return toReply(row)
  // The line was deleted meanwhile.
  await app.blobs.delete(key)
  throw new Problem('not_found')
}

/** The user's own recording of a line, if they saved one here. */
export async function readOwn(app: App, account: Account, id: string): Promise<{ recording: OwnRecording | null }> {
  const row = await find(app, await placeOf(app, account, id))
  return { recording: row ? toReply(row) : null }
}

/** The bytes of the user's own recording, only for its owner, with the type found in the file. */
export async function readOwnAudio(app: App, { id: accountId }: Account, id: string): Promise<Bytes | BytesRedirect> {
  const row = orNotFound(await find(app, { accountId, affirmationId: id }))
  const address = app.blobs.direct?.addressOf(blobKeyOf(row), row.mime)
  if (address) return { address }
  const bytes = orNotFound(await app.blobs.get(blobKeyOf(row)))
  return { bytes, mime: row.mime, etag: row.etag, maxAgeSeconds: 0 }
}

/** Deletes the user's own recording of a line. */
export async function removeOwn(app: App, account: Account, id: string): Promise<undefined> {
  await deleteOwnRecording(app, await placeOf(app, account, id))
}

/** Deletes the recording of a line, if any: the bytes first, so that an interrupted deletion can be repeated. */
export async function deleteOwnRecording(app: App, recordingKey: RecordingKey): Promise<void> {
  await app.blobs.delete(blobKeyOf(recordingKey))
  await app.database.db.delete(ownRecording).where(at(recordingKey))
}

/** All recordings in the user's own voice that are saved here, oldest first. */
export const findAllOwn = ({ database }: App, accountId: string): Promise<Row[]> =>
  database.db.select().from(ownRecording).where(eq(ownRecording.accountId, accountId)).orderBy(ownRecording.createdAt)

/** The bytes of one of these recordings. */
export const ownBytes = ({ blobs }: App, recordingKey: RecordingKey) => blobs.get(blobKeyOf(recordingKey))
