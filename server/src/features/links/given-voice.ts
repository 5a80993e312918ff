import { createHash } from 'node:crypto'
import type { Bytes, LineLink } from '@glimmer/contract'
import { and, eq } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import { givenVoice, sharedLine } from '#database/tables/shared-lines.ts'
import type { MediaFile } from '#personal-data.ts'
import { orNotFound } from '#problem.ts'
import { recordingType } from './recording-type.ts'
import { findLink, toLink } from './store.ts'

/**
 * Stores the user's own recording for everybody with the link of a line, replacing an earlier one. Throws `not_found`,
 * also for a line without a link, and `recording_refused`.
 */
export async function giveVoice(
  app: App,
  { id: accountId }: Account,
  { id, file, durationMs }: { id: string; file: Uint8Array; durationMs: number },
): Promise<LineLink> {
  return app.database.db.transaction(async (transaction) => {
    // The lock keeps the link from being turned off in between.
    await lockAccount(transaction, accountId, 'no key update')
    orNotFound(await findLink(transaction, accountId, id))
    const row = {
      accountId,
      affirmationId: id,
      mime: recordingType(file),
      etag: createHash('sha256').update(file).digest('base64url'),
      durationMs,
      bytes: Buffer.from(file),
      createdAt: app.clock.now(),
    }
    await transaction
      .insert(givenVoice)
      .values(row)
      .onConflictDoUpdate({ target: [givenVoice.accountId, givenVoice.affirmationId], set: row })
    return toLink(app, orNotFound(await findLink(transaction, accountId, id)))
  })
}

const ofLink = and(
  eq(sharedLine.accountId, givenVoice.accountId),
  eq(sharedLine.affirmationId, givenVoice.affirmationId),
)

/** How long the recording of a shared line is, and its type; undefined if its owner gave none. */
export async function findGivenVoice({ database: { db } }: App, token: string) {
  const [row] = await db
    .select({ mime: givenVoice.mime, durationMs: givenVoice.durationMs })
    .from(givenVoice)
    .innerJoin(sharedLine, ofLink)
    .where(eq(sharedLine.token, token))
  return row
}

/** Its bytes. Caches must revalidate them every time: a link that is turned off has to stop working immediately. */
export async function readGivenVoice({ database: { db } }: App, token: string): Promise<Bytes | undefined> {
  const [row] = await db
    .select({ bytes: givenVoice.bytes, mime: givenVoice.mime, etag: givenVoice.etag })
    .from(givenVoice)
    .innerJoin(sharedLine, ofLink)
    .where(eq(sharedLine.token, token))
  return row && { ...row, maxAgeSeconds: 0 }
}

const endings = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg', 'audio/mpeg': 'mp3' } as const

/** The recordings that an account gave with its links, one at a time. */
export async function* givenVoices({ database: { db } }: App, accountId: string): AsyncGenerator<MediaFile> {
  const theirs = eq(givenVoice.accountId, accountId)
  const rows = await db.select({ id: givenVoice.affirmationId }).from(givenVoice).where(theirs)
  for (const { id } of rows) {
    const [row] = await db
      .select()
      .from(givenVoice)
      .where(and(theirs, eq(givenVoice.affirmationId, id)))
    if (row) yield { name: `${id}.${endings[row.mime]}`, bytes: row.bytes }
  }
}
