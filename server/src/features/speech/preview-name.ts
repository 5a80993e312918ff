import type { Bytes } from '@glimmer/contract/index'
import type { Account, App } from '#app.ts'
import { orNotFound, Problem } from '#problem.ts'
import type { Recorder } from './record.ts'
import { offeredVoices, refuseVoice } from './voices.ts'

/**
 * How a name sounds in a voice, before the respelling is saved. Nothing refers to the recording, so the sweep deletes
 * it. Unlike a sample it may use a fallback voice, which still shows how the name sounds.
 */
export async function previewName(
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
