import { type Levels, sampleRate } from './levels.ts'
import type { SoundedWord, Span } from './tokens.ts'

const endsInStop = /[ptk]$/u
/** How long the breath after a stop is heard. At a restful pace the model makes it twice as long, which sounds like an s. */
export const releaseSamples = 0.09 * sampleRate
/** The mouth is closed while the sound is below this fraction of the loud level for so many steps of 5 ms. */
const closed = 0.08
const closedSteps = 3
/** Where the mouth opens, and before it closes, the sound is above these fractions. */
const breath = 0.1
const vowel = 0.3

/**
 * The sample at which the p, t or k that a word ends in opens: the end of the last silence that has sound of the word
 * on both sides. Undefined for other words, and where the stop is not released.
 */
export function releaseOf({ sounds }: SoundedWord, { start, end }: Span, levels: Levels): number | undefined {
  if (!endsInStop.test(sounds)) return undefined
  const { stepSamples, steps, loud } = levels
  const word = [...steps.subarray(Math.round(start / stepSamples), Math.round(end / stepSamples))]
  const isClosed = (step: number) =>
    word.slice(step - closedSteps + 1, step + 1).every((level) => level < loud * closed)
  let step = word.findLastIndex((level) => level > loud * breath)
  while (step >= closedSteps && !isClosed(step)) step--
  const wasOpen = word.slice(0, Math.max(step, 0)).some((level) => level > loud * vowel)
  return step >= closedSteps && wasOpen ? Math.round(start) + (step + 1) * stepSamples : undefined
}
