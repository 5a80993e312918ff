import type { Pcm } from '../wav.ts'
import type { Segment } from './segments.ts'

const leadSeconds = 0.05
const tailSeconds = 0.15
/** How much silence remains between two consecutive clauses. */
export const quietAroundSeconds = leadSeconds + tailSeconds
/** Fades in, so that the engine's faint hiss does not start with a click. */
const fadeInSeconds = 0.01
/** The last sound fades beyond where the engine says it ends: it must not be cut off. */
const fadeOutSeconds = 0.06

export interface Cut {
  samples: Float32Array
  /** Seconds removed from the start. */
  cutSeconds: number
}

/** Trims the engine's silence before the first phone and after the last, leaving a short margin on each side. */
export function trimSilence({ samples, sampleRate }: Pcm, segments: readonly Segment[]): Cut {
  const at = (seconds: number) => Math.min(Math.max(Math.round(seconds * sampleRate), 0), samples.length)
  const from = at((segments[0]?.start ?? 0) - leadSeconds)
  const to = at((segments.at(-1)?.end ?? samples.length / sampleRate) + tailSeconds)
  const fadeIn = fadeInSeconds * sampleRate
  const fadeOut = fadeOutSeconds * sampleRate
  const kept = samples
    .slice(from, to)
    .map((sample, index) => sample * Math.min(1, index / fadeIn, (to - from - 1 - index) / fadeOut))
  return { samples: kept, cutSeconds: from / sampleRate }
}
