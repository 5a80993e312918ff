import type { Affirmation } from '@glimmer/contract'
import { track } from '#platform/analytics/track.ts'
import { api, bytesAt } from '#platform/api/client.ts'
import { type ApiError, networkError } from '#platform/api/errors.ts'
import { audioTeller } from './audio-source.ts'
import { deviceVoice } from './device-voice.ts'
import type { Means, Tell } from './voice-source.ts'

/** What is needed of a line to say it. */
export type Line = Pick<Affirmation, '_id' | 'text'>

/** Who is to say a line, and what asking the server takes. */
export interface Telling {
  means: Means
  /** The voice of the server. */
  voice: string
  /** Whose recordings are looked for on this device. */
  userId: string
  idempotencyKey: string
  signal: AbortSignal
}

const serverVoice = async ({ _id: id }: Line, { voice, idempotencyKey, signal }: Telling): Promise<Tell> => {
  if (!voice) throw networkError()
  const call = { params: { id }, body: { voice }, idempotencyKey, signal }
  const speech = await api('POST /affirmations/{id}/speak', call)
  track({ name: 'affirmation_spoken', properties: { voice } })
  const blob = await bytesAt(speech.audioUrl, { signal })
  const words = speech.timing === 'none' ? [] : speech.words
  return audioTeller({ means: 'voice', blob, words, durationMs: speech.durationMs, fallback: speech.fallback })
}

const copyOf = async ({ _id: id }: Line, signal: AbortSignal) => {
  const { recording } = await api('GET /affirmations/{id}/own-recording', { params: { id }, signal })
  return recording && { blob: await bytesAt(recording.audioUrl, { signal }), durationMs: recording.durationMs }
}

/** Says a line in the person's own recording: the one on this device, else the copy they chose to keep on the server. */
export const ownVoice = async (
  line: Line,
  { userId, signal }: Pick<Telling, 'userId' | 'signal'>,
): Promise<Tell | undefined> => {
  const { _id: id, text } = line
  const [{ ownRecordings }, { estimateWords }] = await Promise.all([
    import('../own-voice/recordings.ts'),
    import('./estimate-cues.ts'),
  ])
  const kept = (await ownRecordings(userId).get(id)) ?? (await copyOf(line, signal))
  return kept ? audioTeller({ means: 'own', ...kept, words: estimateWords(text, kept.durationMs) }) : undefined
}

const silence = async ({ text }: Line): Promise<Tell> => (await import('./silent-source.ts')).silentTeller(text)

const device = async (line: Line): Promise<Tell> => {
  const voice = deviceVoice()
  if (!voice) return silence(line)
  const { browserSpeech, deviceTeller } = await import('./device-source.ts')
  return (hearer) => deviceTeller(line.text, browserSpeech(voice), hearer)
}

/**
 * Who says this line in the wanted way. A line without a recording of the person's own is said by the voice; a device
 * without a voice reads in silence. Fails as `api` does when the voice of the server cannot be had.
 */
export async function findTeller(line: Line, telling: Telling): Promise<Tell> {
  if (telling.means === 'silent') return silence(line)
  if (telling.means === 'device') return device(line)
  const own = telling.means === 'own' ? await ownVoice(line, telling) : undefined
  return own ?? serverVoice(line, telling)
}

/** Reasons for which the device may speak in the voice's place: nothing is wrong with the line itself. */
const standsIn = [
  'allowance_spent',
  'voice_unavailable',
  'voice_locked',
  'rate_limited',
  'unsupported_media_type',
  'offline',
  'unreachable',
]

/** Whether the device, or reading in silence, is a way on from a failure. */
export const mayStandIn = ({ code, status }: ApiError) => status >= 500 || standsIn.includes(code ?? '')
