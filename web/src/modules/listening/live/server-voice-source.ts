import { track } from '#platform/analytics/track.ts'
import { audioSource, type Recording } from '../sources/audio-source.ts'
import type { CreateVoiceSource } from '../sources/voice-source.ts'
import { type LiveRequest, type LiveSpeech, requestLiveSpeech } from './live-speech.ts'
import { findContainer } from './stream-into.ts'
import { streamingSource } from './streaming-source.ts'

const isWhole = (answer: LiveSpeech | Recording): answer is Recording => 'blob' in answer

/**
 * A line in a voice of the server, played while it is generated if this browser can play incomplete recordings. Rejects
 * as `api` does.
 */
export async function serverVoiceSource(request: LiveRequest): Promise<CreateVoiceSource> {
  const container = findContainer()
  const [answer, wrap] = await Promise.all([requestLiveSpeech(request), container?.wrap()])
  track({ name: 'affirmation_spoken', properties: { voice: request.voice } })
  if (isWhole(answer)) return audioSource(answer)
  if (container && wrap) return streamingSource({ text: request.text, live: answer, container, wrap })
  return audioSource(await answer.done)
}
