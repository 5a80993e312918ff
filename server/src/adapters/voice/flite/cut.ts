import type { Pcm } from '../wav.ts'
import type { Segment } from './segments.ts'

const leadSeconds = 0.05
const tailSeconds = 0.1
/** So that the engine's faint hiss does not begin and end with a click. */
const fadeSeconds = 0.01

export interface Cut {
  samples: Float32Array
  /** Seconds taken from the beginning. */
  cutSeconds: number
}

/** Takes off the engine's silence before the first phone and after the last, but for a moment on each side. */
export function trimSilence({ samples, sampleRate }: Pcm, segments: readonly Segment[]): Cut {
  const at = (seconds: number) => Math.min(Math.max(Math.round(seconds * sampleRate), 0), samples.length)
  const from = at((segments[0]?.start ?? 0) - leadSeconds)
  const to = at((segments.at(-1)?.end ?? samples.length / sampleRate) + tailSeconds)
  const fade = fadeSeconds * sampleRate
  const kept = samples
    .slice(from, to)
    .map((sample, index) => sample * Math.min(1, index / fade, (to - from - 1 - index) / fade))
  return { samples: kept, cutSeconds: from / sampleRate }
}
