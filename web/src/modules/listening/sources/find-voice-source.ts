import type { Affirmation } from '@glimmer/contract'
import { type Tone, toneAt } from '@glimmer/contract/lines'
import { track } from '#platform/analytics/track.ts'
import { api, bytesAt } from '#platform/api/client.ts'
import { isNetworkError, networkError, toApiError } from '#platform/api/errors.ts'
import { loudnessOf } from '../ambience/audio-context.ts'
import { deviceVoice } from '../device-voice.ts'
import { noteVoice } from '../last-voice.ts'
import type { OwnRecording } from '../recordings.ts'
import type { CreateVoiceSource, PlaybackMethod } from '../voice-source.ts'
import { audioSource } from './audio-source.ts'
import { estimateCuesWithin, mergeIntoPhrases } from './estimate-cues.ts'
import { fetchRecording, followSpeech, requestSpeech, type SpeechRequest } from './follow-speech.ts'
import { growingSource } from './growing-source.ts'

/** The fields of a line needed to play it. */
export type Line = Pick<Affirmation, '_id' | 'text'>

/** How lines are played, and for whom. */
export interface VoiceChoice {
  method: PlaybackMethod
  /** The id of the server's voice. */
  voice: string
  /** How it speaks; as suits the hour if left out. */
  tone?: Tone | undefined
  /** The user whose recordings on this device are used. */
  userId: string
}

/** The same for one request, which the signal cancels. */
export interface VoiceRequest extends VoiceChoice {
  signal: AbortSignal
}

type Find = (line: Line, request: VoiceRequest) => Promise<CreateVoiceSource>

/** The copy of the user's recording on the server, if they chose to store one. */
export const serverCopy = async ({ _id: id }: Pick<Line, '_id'>, signal?: AbortSignal) => {
  const { recording } = await api('GET /affirmations/{id}/own-recording', { params: { id }, signal })
  return recording && { blob: await bytesAt(recording.audioUrl, { signal }), durationMs: recording.durationMs }
}

/** Plays a recording that somebody made of these words; when each is said is estimated from its loudness. */
export async function recordedSource(text: string, recording: OwnRecording): Promise<CreateVoiceSource> {
  const span = (await spokenSpanOf(recording.blob)) ?? { startMs: 0, endMs: recording.durationMs }
  return audioSource({ method: 'own', ...recording, words: mergeIntoPhrases(text, estimateCuesWithin(text, span)) })
}

/** The user's own recording of a line: the one on this device, else the copy they stored on the server. */
export async function findOwnRecording(
  line: Line,
  { userId, signal }: Pick<VoiceRequest, 'userId' | 'signal'>,
): Promise<CreateVoiceSource | undefined> {
  const { _id: id, text } = line
  const { ownRecordings } = await import('../recordings.ts')
  const recording = (await ownRecordings(userId).get(id)) ?? (await serverCopy(line, signal))
  return recording ? recordedSource(text, recording) : undefined
}

const inSilence = async ({ text }: Pick<Line, 'text'>) => (await import('./silent-source.ts')).silentSource(text)

/** The device's own voice; silence if it has none. */
export const deviceVoiceSource = async (line: Pick<Line, 'text'>): Promise<CreateVoiceSource> => {
  const voice = deviceVoice()
  if (!voice) return inSilence(line)
  const { browserSpeech, deviceSource } = await import('./device-source.ts')
  return (events) => deviceSource(line.text, browserSpeech(voice), events)
}

/** A voice of the server, played while it records unless the line was recorded before. */
async function serverVoiceSource(request: SpeechRequest): Promise<CreateVoiceSource> {
  const { streamUrl, words, speech } = await requestSpeech(request)
  track({ name: 'affirmation_spoken', properties: { voice: request.voice } })
  noteVoice(request.voice)
  if (speech) return audioSource(await fetchRecording(speech, request))
  return growingSource(request.text, followSpeech(request, { streamUrl: streamUrl ?? '', words }))
}

/** The recording that this device keeps of a line of these days, if any. */
async function keptSource({ _id: id, text }: Line): Promise<CreateVoiceSource | undefined> {
  const { readSpoken } = await import('#member/offline/device-store.ts')
  const kept = await readSpoken().catch(() => [])
  const spoken = kept.find((each) => each.id === id && each.text === text)
  return spoken && audioSource({ method: 'voice', ...spoken })
}

/**
 * Finds the source of a line by the requested method. A line without a recording of the user's own uses the server's
 * voice, without a connection what this device keeps of it; a device without a voice reads in silence. Rejects as `api`
 * does if the server's voice is unavailable.
 */
export const findVoiceSource: Find = async (line, request) => {
  if (request.method === 'silent') return inSilence(line)
  if (request.method === 'device') return deviceVoiceSource(line)
  const own = request.method === 'own' ? await findOwnRecording(line, request) : undefined
  if (own) return own
  const { voice, tone = toneAt(new Date().getHours()), signal } = request
  const spoken = voice
    ? serverVoiceSource({ id: line._id, text: line.text, voice, tone, signal })
    : Promise.reject(networkError())
  return spoken.catch(async (thrown: unknown) => {
    const kept = isNetworkError(toApiError(thrown)) ? await keptSource(line) : undefined
    if (!kept) throw thrown
    return kept
  })
}

/** The part of a recording that contains speech, in milliseconds from its start. */
export interface SpokenSpan {
  startMs: number
  endMs: number
}

const windowMs = 20
/** A voice is at least this loud (root mean square), and at least this share of the recording's peak loudness. */
const minLoudness = 0.006
const minShare = 0.12

/**
 * From the first sound of a voice to its last: people breathe before they speak, and reach for the button afterwards.
 * Undefined if there is no speech.
 */
export function findSpokenSpan(samples: Float32Array, rate: number): SpokenSpan | undefined {
  const step = Math.round((rate * windowMs) / 1000)
  const levels = Array.from({ length: Math.floor(samples.length / step) }, (_, at) =>
    loudnessOf(samples.subarray(at * step, (at + 1) * step)),
  )
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0)
  const isVoice = (level: number) => level > Math.max(minLoudness, loudest * minShare)
  const first = levels.findIndex(isVoice)
  if (first < 0) return undefined
  return { startMs: first * windowMs, endMs: (levels.findLastIndex(isVoice) + 1) * windowMs }
}

/** Sample rate in hertz; more is not needed to find speech. */
const searchRate = 8_000

/** The same for a file the browser recorded; undefined if it cannot be decoded, or contains no speech. */
async function spokenSpanOf(recording: Blob): Promise<SpokenSpan | undefined> {
  try {
    const reader = new OfflineAudioContext(1, 1, searchRate)
    const decoded = await reader.decodeAudioData(await recording.arrayBuffer())
    return findSpokenSpan(decoded.getChannelData(0), decoded.sampleRate)
  } catch {
    return undefined
  }
}
