import { type Bytes, voiceSample } from '@glimmer/contract'
import type { App } from '#app.ts'
import { orNotFound, Problem } from '#problem.ts'
import type { Recorder } from './record.ts'
import { keepSample, type Recording, readBytes } from './recordings.ts'
import { offeredVoices } from './voices.ts'

/** An hour: the same voice may be another one once the house has a new engine. */
const MAX_AGE_SECONDS = 3600

/**
 * How a voice sounds, to anybody signed in, locked or not. It is spoken once for everybody, kept, and never charged.
 * A voice that cannot be reached has no sample: another one in its place would mislead.
 */
export async function readSample(app: App, record: Recorder, voice: string, signal: AbortSignal): Promise<Bytes> {
  if (!(await offeredVoices(app)).some(({ info }) => info.id === voice)) throw new Problem('not_found')
  const findOrMake = async (): Promise<Recording> => {
    const { recording, fallback } = await record({ text: voiceSample, voice }, signal)
    if (fallback) throw new Problem('voice_unavailable')
    await keepSample(app, recording)
    return recording
  }
  const answer = ({ etag, mime }: Recording, bytes: Uint8Array) => ({ bytes, etag, mime, maxAge: MAX_AGE_SECONDS })

  const found = await findOrMake()
  const kept = await readBytes(app, found, app.clock.now())
  if (kept) return answer(found, kept)
  const made = await findOrMake()
  return answer(made, orNotFound(await app.blobs.get(made.blobKey)))
}
