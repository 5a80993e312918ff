import type { Tone } from '@glimmer/contract/lines'
import { endsSentence, type Punctuation } from './normalise/punctuation.ts'

/** How a tone is spoken. */
interface Manner {
  /** Relative to the pace by day. */
  rate: number
  /** The silence between sentences: an engine's own is too short to take a line in, or as long as it likes. */
  stopSeconds: number
  /** The pause at a comma. */
  breathSeconds: number
  /** For models that take a description; the model's own manner if left out. */
  instructions?: string
  /** For models that vary their delivery, from 0 to 1; the model's own if left out. */
  stability?: number
}

export const tones: Record<Tone, Manner> = {
  day: { rate: 1, stopSeconds: 0.42, breathSeconds: 0.25 },
  evening: {
    rate: 0.93,
    stopSeconds: 0.55,
    breathSeconds: 0.32,
    instructions: 'Speak calmly and warmly, a little slower than in conversation.',
    stability: 0.65,
  },
  bedtime: {
    rate: 0.85,
    stopSeconds: 0.7,
    breathSeconds: 0.5,
    instructions: 'Speak softly, warmly and slowly, to someone who is about to fall asleep.',
    stability: 0.8,
  },
}
/** The silence after the last word. */
export const endSeconds = 0.25

/**
 * The silence to add after a word with this sign, where `quiet` seconds of it are part of the sound already: the same
 * pauses in every voice.
 */
export function restAfter(sign: Punctuation, tone: Tone, quiet: number): number {
  if (sign === '') return 0
  const { stopSeconds, breathSeconds } = tones[tone]
  return Math.max(0, (endsSentence(sign) ? stopSeconds : breathSeconds) - quiet)
}

/**
 * A tone's speed at a listener's rate, relative to the voice's own pace: clamped to 0.7 (slow) to 1.3 (brisk); a rate of
 * NaN or infinity counts as 1.
 */
export const speedOf = (tone: Tone, rate: number) =>
  Number.isFinite(rate) ? Math.min(Math.max(rate * tones[tone].rate, 0.7), 1.3) : tones[tone].rate
