import { type Bytes, voiceSample } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { orNotFound, Problem } from '#problem.ts'
import type { Recorder } from './record.ts'
import { type Recording, readBytes, storeSample } from './recordings.ts'
import { offeredVoices, refuseVoice } from './voices.ts'

/** One hour: a new engine may change how the same voice sounds. */
const maxAgeSeconds = 3600

/**
 * A sample of a voice, for any signed-in user, whether or not their plan includes the voice. Recorded once for
 * everybody, stored, and never charged. Throws `not_found`, and `voice_unavailable` instead of using a fallback, which
 * would mislead.
 */
export async function readSample(
  app: App,
  record: Recorder,
  account: Account,
  voice: string,
  signal: AbortSignal,
): Promise<Bytes> {
  if (!(await offeredVoices(app.voicesFor(account))).some(({ info }) => info.id === voice))
    throw new Problem('not_found')
  const findOrMake = async (): Promise<Recording> => {
    const { recording, fallback } = await record({ account, text: voiceSample, voice }, signal)
    if (fallback) throw new Problem('voice_unavailable')
    await storeSample(app, recording)
    return recording
  }
  const answer = ({ etag, mime }: Recording, bytes: Uint8Array) => ({ bytes, etag, mime, maxAgeSeconds })

  const sample = await findOrMake()
  const stored = await readBytes(app, sample, app.clock.now())
  if (stored) return answer(sample, stored)
  const made = await findOrMake()
  return answer(made, orNotFound(await app.blobs.get(made.blobKey)))
}

/**
 * How a name sounds in a voice, before the respelling is saved. Nothing refers to the recording, so the sweep deletes
 * it. Unlike a sample it may use a fallback voice, which still shows how the name sounds.
 */
export async function previewName(
  app: App,
  record: Recorder,
  account: Account,
  { voice, respelling }: { voice: string; respelling: string },
  signal: AbortSignal,
): Promise<Bytes> {
  if (!(await offeredVoices(app.voicesFor(account))).some(({ info }) => info.id === voice))
    throw new Problem('not_found')
  await refuseVoice(app, account, voice)
  const { recording } = await record({ account, text: `${respelling}.`, voice }, signal)
  const bytes = orNotFound(await app.blobs.get(recording.blobKey))
  return { bytes, etag: recording.etag, mime: recording.mime, maxAgeSeconds: 0 }
}
