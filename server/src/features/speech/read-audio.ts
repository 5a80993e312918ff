import type { Bytes } from '@glimmer/contract'
import type { Account, App } from '../../app.ts'
import { orNotFound } from '../../problem.ts'
import { findClip } from './store.ts'

const day = 86_400

/** A recording's bytes, for its owner alone. */
export async function readAudio(
  { database, blobs }: App,
  { id: accountId }: Account,
  id: string,
  voice: string,
): Promise<Bytes> {
  const { blobKey, etag, mime } = orNotFound(await findClip(database.db, accountId, id, voice))
  return { bytes: orNotFound(await blobs.get(blobKey)), etag, mime, maxAge: day }
}
