import type { Pcm } from '../pcm.ts'
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

/** Audio below this fraction of the peak is not yet a word. */
const audible = 0.03
const stepSeconds = 0.005
/** The longest closure before a sound: "patience" starts with silence. */
const maxClosureSeconds = 0.3
/** The shortest a word may become. */
const minWordSeconds = 0.04

type Span = { start: number; end: number }

/**
 * Moves the start of words after a pause to when they become audible: the engine counts the silent closure before a p
 * or a k as part of the word.
 */
export function fromOnset(spans: readonly Span[], samples: Float32Array, sampleRate: number): Span[] {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const isHeard = (seconds: number) => {
    const from = Math.round(seconds * sampleRate)
    return samples
      .subarray(from, from + stepSeconds * sampleRate)
      .some((sample) => Math.abs(sample) > loudest * audible)
  }
  return spans.map(({ start, end }, index) => {
    const before = spans[index - 1]?.end
    if (before !== undefined && start - before < stepSeconds) return { start, end }
    const latest = Math.min(start + maxClosureSeconds, end - minWordSeconds)
    let onset = start
    while (onset < latest && !isHeard(onset)) onset += stepSeconds
    return { start: onset < latest ? onset : start, end }
  })
}
