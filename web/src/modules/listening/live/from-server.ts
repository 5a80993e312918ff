import { track } from '#platform/analytics/track.ts'
import { audioSource, type Recording } from '../sources/audio-source.ts'
import type { CreateVoiceSource } from '../sources/voice-source.ts'
import { growingSource } from './growing-source.ts'
import { askLive, type LiveRequest, type LiveSpeech } from './live-speech.ts'
import { findContainer } from './stream-into.ts'

const isWhole = (answer: LiveSpeech | Recording): answer is Recording => 'blob' in answer

/**
 * A line in a voice of the server, played while it is generated if this browser can play incomplete recordings. Rejects
 * as `api` does.
 */
export async function fromServer(request: LiveRequest): Promise<CreateVoiceSource> {
  const container = findContainer()
  const [answer, wrap] = await Promise.all([askLive(request), container?.wrap()])
  track({ name: 'affirmation_spoken', properties: { voice: request.voice } })
  if (isWhole(answer)) return audioSource(answer)
  if (container && wrap) return growingSource({ text: request.text, live: answer, container, wrap })
  return audioSource(await answer.done)
}
