import type { Bytes } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { orNotFound, Problem } from '#problem.ts'
import type { Recorder } from './record.ts'
import { offeredVoices, refuseVoice } from './voices.ts'

/**
 * How a name sounds in a voice, before it is kept. Nobody owns the recording, so that the next sweep takes it. A voice
 * that cannot be reached has another one stand in: how the name sounds is heard all the same.
 */
export async function sayName(
  app: App,
  record: Recorder,
  account: Account,
  { voice, saidAs }: { voice: string; saidAs: string },
  signal: AbortSignal,
): Promise<Bytes> {
  if (!(await offeredVoices(app.voicesFor(account))).some(({ info }) => info.id === voice))
    throw new Problem('not_found')
  await refuseVoice(app, account, voice)
  const { recording } = await record({ account, text: `${saidAs}.`, voice }, signal)
  const bytes = orNotFound(await app.blobs.get(recording.blobKey))
  return { bytes, etag: recording.etag, mime: recording.mime, maxAgeSeconds: 0 }
}
