import type { Bytes, BytesRedirect } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { orNotFound } from '#problem.ts'
import { findClip, findText, storeClip } from './clips.ts'
import { findDelivery } from './delivery.ts'
import type { Recorder } from './record.ts'
import { noteUse, type Recording, readBytes } from './recordings.ts'
import { toClip } from './speak.ts'

/**
 * A recording's bytes, only for the owner of its line; lost bytes are made again, free. If browsers fetch from the blob
 * store directly, the address there, as long as the store should have it.
 */
export async function readAudio(
  app: App,
  record: Recorder,
  account: Account,
  { id, voice }: { id: string; voice: string },
  signal: AbortSignal,
): Promise<Bytes | BytesRedirect> {
  const { db } = app.database
  const accountId = account.id
  const { recording, clip } = orNotFound(await findClip(app.database, accountId, id, voice))
  const address = recording.bytes > 0 && app.blobs.direct?.addressOf(recording.blobKey, recording.mime)
  if (address) {
    await noteUse(app, recording, app.clock.now())
    return { address }
  }
  // The same URL later serves another text, or the chosen voice after its fallback: caches must revalidate every time.
  const answer = ({ etag, mime }: Recording, bytes: Uint8Array) => ({ bytes, etag, mime, maxAgeSeconds: 0 })
  const stored = await readBytes(app, recording, app.clock.now())
  if (stored) return answer(recording, stored)

  const text = orNotFound(await findText(db, accountId, id))
  const { tone } = clip
  const delivery = await findDelivery(app.database, accountId)
  const recorded = await record({ account, text, voice, tone, delivery }, signal)
  await storeClip(db, toClip(app, { accountId, affirmationId: id, voice, tone }, recorded))
  return answer(recorded.recording, orNotFound(await app.blobs.get(recorded.recording.blobKey)))
}
