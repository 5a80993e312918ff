import { createHash } from 'node:crypto'
import {
  type Bytes,
  type Elsewhere,
  longestOwnMs,
  mostOwnBytes,
  mostOwnRecordings,
  type OwnRecording,
  problems,
} from '@glimmer/contract'
import { and, count, eq, ne, sum } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { ownRecording } from '#database/tables/speech.ts'
import { orNotFound, Problem } from '#problem.ts'
import { type Measured, measure } from '#sound/measure.ts'
import { findText } from './clips.ts'

type Row = typeof ownRecording.$inferSelect
type Place = Pick<Row, 'accountId' | 'affirmationId'>

const blobKeyOf = ({ accountId, affirmationId }: Place) => `own-voice/${accountId}/${affirmationId}`
const at = ({ accountId, affirmationId }: Place) =>
  and(eq(ownRecording.accountId, accountId), eq(ownRecording.affirmationId, affirmationId))

const toReply = ({ affirmationId, mime, durationMs, createdAt }: Row): OwnRecording => ({
  audioUrl: `/api/affirmations/${affirmationId}/own-recording/audio`,
  mime,
  durationMs,
  createdAt: createdAt.toISOString(),
})

async function find({ database }: App, place: Place): Promise<Row | undefined> {
  const [row] = await database.db.select().from(ownRecording).where(at(place))
  return row
}

/** Another person's line is not found, whether there is a recording of it or not. */
async function placeOf({ database }: App, { id: accountId }: Account, affirmationId: string): Promise<Place> {
  orNotFound(await findText(database.db, accountId, affirmationId))
  return { accountId, affirmationId }
}

/** Whoever stops a recording after a minute stops it a little late. */
const graceMs = 2000

/** What the file itself says it is and how long it plays. Throws `recording_refused`, which names the file. */
function inspect(file: Uint8Array): Measured {
  const measured = measure(file)
  if (measured && measured.durationMs <= longestOwnMs + graceMs) return measured
  const message = measured ? 'Keep it under a minute.' : problems.recording_refused[1]
  throw new Problem('recording_refused', message, { errors: [{ path: 'file', message }] })
}

/** Throws `recordings_full` where one more of this size finds no room beside the person's others. */
async function refuseIfFull(db: Executor, { accountId, affirmationId }: Place, bytes: number) {
  const [others] = await db
    .select({ recordings: count(), bytes: sum(ownRecording.bytes).mapWith(Number) })
    .from(ownRecording)
    .where(and(eq(ownRecording.accountId, accountId), ne(ownRecording.affirmationId, affirmationId)))
  if ((others?.recordings ?? 0) >= mostOwnRecordings || (others?.bytes ?? 0) + bytes > mostOwnBytes)
    throw new Problem('recordings_full')
}

/**
 * Stores a person's own recording of a line, in the place of an earlier one. Never counted against the plan. Whoever
 * uploads at the same time waits for the row, so that row and bytes are of one recording. Throws `recording_refused`,
 * `recordings_full`.
 */
export async function saveOwn(app: App, account: Account, id: string, file: Uint8Array): Promise<OwnRecording> {
  const place = await placeOf(app, account, id)
  await refuseIfFull(app.database.db, place, file.length)
  const measured = inspect(file)
  const etag = createHash('sha256').update(file).digest('base64url')
  const row: Row = { ...place, ...measured, etag, bytes: file.length, createdAt: app.clock.now() }
  const key = blobKeyOf(place)
  await app.database.db.transaction(async (transaction) => {
    await lockAccount(transaction, account.id, 'no key update')
    await refuseIfFull(transaction, place, file.length)
    await transaction
      .insert(ownRecording)
      .values(row)
      .onConflictDoUpdate({ target: [ownRecording.accountId, ownRecording.affirmationId], set: row })
    await app.blobs.put(key, file)
  })
  if (await find(app, place)) return toReply(row)
  // The line was deleted meanwhile.
  await app.blobs.delete(key)
  throw new Problem('not_found')
}

/** A person's own recording of a line, as far as they saved it here. */
export async function readOwn(app: App, account: Account, id: string): Promise<{ recording: OwnRecording | null }> {
  const row = await find(app, await placeOf(app, account, id))
  return { recording: row ? toReply(row) : null }
}

/** The bytes of it, to its owner alone, under the type that they were found to be. */
export async function readOwnAudio(app: App, { id: accountId }: Account, id: string): Promise<Bytes | Elsewhere> {
  const row = orNotFound(await find(app, { accountId, affirmationId: id }))
  const address = app.blobs.direct?.addressOf(blobKeyOf(row), row.mime)
  if (address) return { address }
  const bytes = orNotFound(await app.blobs.get(blobKeyOf(row)))
  return { bytes, mime: row.mime, etag: row.etag, maxAgeSeconds: 0 }
}

/** Removes a person's own recording of a line: the bytes first, so that what is cut short can be done again. */
export async function removeOwn(app: App, account: Account, id: string): Promise<undefined> {
  await forgetOwn(app, await placeOf(app, account, id))
}

/** Forgets the recording in this place, if there is one. */
export async function forgetOwn(app: App, place: Place): Promise<void> {
  await app.blobs.delete(blobKeyOf(place))
  await app.database.db.delete(ownRecording).where(at(place))
}

/** All recordings in a person's own voice that are saved here, in the order they were made. */
export const findAllOwn = ({ database }: App, accountId: string): Promise<Row[]> =>
  database.db.select().from(ownRecording).where(eq(ownRecording.accountId, accountId)).orderBy(ownRecording.createdAt)

/** The bytes of one of them. */
export const ownBytes = ({ blobs }: App, place: Place) => blobs.get(blobKeyOf(place))
