import { loudnessOf } from '../ambience/ambient-loops.ts'

/** Where in a recording somebody speaks, in milliseconds from its beginning. */
export interface SpokenSpan {
  startMs: number
  endMs: number
}

const windowMs = 20
/** A voice is at least this loud (root of the mean square), and at least this share of its loudest moment. */
const minLoudness = 0.006
const minShare = 0.12

/** From the first sound of a voice to its last: people take a breath before they speak, and reach for the button after. */
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

/** Speech needs no more samples a second than these to be found. */
const searchRate = 8_000

/** The same for a file as a browser records it; nothing where it cannot be read, or nobody speaks. */
export async function spokenSpanOf(recording: Blob): Promise<SpokenSpan | undefined> {
  try {
    const reader = new OfflineAudioContext(1, 1, searchRate)
    const decoded = await reader.decodeAudioData(await recording.arrayBuffer())
    return findSpokenSpan(decoded.getChannelData(0), decoded.sampleRate)
  } catch {
    return undefined
  }
}
