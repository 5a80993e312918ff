import { createHash } from 'node:crypto'
import type { App } from '../../app.ts'
import type { SpokenAudio, VoiceFailure } from '../../ports/voice.ts'
import { Problem } from '../../problem.ts'
import type { Clip } from './store.ts'

const refusals: Partial<Record<VoiceFailure, string>> = {
  unspeakable: 'There is nothing here that can be said aloud.',
  'too-long': 'This line is too long to be spoken.',
}

/** Bad text is the caller's to mend; anything else is the voice's trouble, and costs nothing. */
function refusal(reason: VoiceFailure): Problem {
  const message = refusals[reason]
  if (!message) return new Problem('voice_unavailable')
  return new Problem('invalid_input', message, { errors: [{ path: 'text', message }] })
}

export interface Recording {
  accountId: string
  affirmationId: string
  voice: string
  text: string
}

/** Speaks a line and stores the bytes; the clip it answers is not yet in the database. */
export async function synthesize(app: App, recording: Recording, signal: AbortSignal): Promise<Clip> {
  const { accountId, affirmationId, voice, text } = recording
  const spoken = await app.voice.synthesize({ text, voice, signal })
  if (!spoken.ok) throw refusal(spoken.reason)
  const { audio, ...rest }: SpokenAudio = spoken.speech
  const blobKey = `speech/${accountId}/${affirmationId}/${voice}.mp3`
  await app.blobs.put(blobKey, audio)
  const etag = createHash('sha256').update(audio).digest('base64url')
  return { accountId, affirmationId, voice, blobKey, etag, ...rest, fallback: false, createdAt: app.clock.now() }
}
