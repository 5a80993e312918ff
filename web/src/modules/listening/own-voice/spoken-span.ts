import { loudnessOf } from '../ambience/ambient-loops.ts'

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
export async function spokenSpanOf(recording: Blob): Promise<SpokenSpan | undefined> {
  try {
    const reader = new OfflineAudioContext(1, 1, searchRate)
    const decoded = await reader.decodeAudioData(await recording.arrayBuffer())
    return findSpokenSpan(decoded.getChannelData(0), decoded.sampleRate)
  } catch {
    return undefined
  }
}
