import type { Pauses } from '#ports/voice.ts'
import { endsSentence, type Punctuation } from './normalise/punctuation.ts'

/** The silence between sentences: an engine's own is too short to take a line in, or as long as it likes. */
const stopSeconds: Record<Pauses, number> = { brief: 0.3, natural: 0.42, long: 0.7 }
/** The pause at a comma: an engine's own is too short to take in what was said. */
export const breathSeconds: Record<Pauses, number> = { brief: 0.2, natural: 0.25, long: 0.5 }
/** The silence after the last word. */
export const endSeconds = 0.25

/**
 * The silence to add after a word with this sign, where `quiet` seconds of it are part of the sound already: the same
 * pauses in every voice.
 */
export function restAfter(sign: Punctuation, pauses: Pauses, quiet: number): number {
  if (sign === '') return 0
  return Math.max(0, (endsSentence(sign) ? stopSeconds : breathSeconds)[pauses] - quiet)
}

/** Clamps a speech rate to 0.7 (slow) to 1.3 (brisk); NaN and infinities become 1. */
export const clampRate = (rate: number) => (Number.isFinite(rate) ? Math.min(Math.max(rate, 0.7), 1.3) : 1)
