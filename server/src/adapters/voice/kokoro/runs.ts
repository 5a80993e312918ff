import { splitIntoClauses } from '../phrases.ts'
import { type SoundedWord, tokensOf, type Vocabulary } from './tokens.ts'

/**
 * The most tokens of one run, some 18 seconds of speech. The model accepts 510. Several sentences in one run sound
 * best, since very short runs are the model's weakness; splitting into runs bounds time and memory.
 */
const maxTokens = 240

const sizeOf = (words: readonly SoundedWord[], vocabulary: Vocabulary) => tokensOf(words, vocabulary).ids.length

/**
 * Splits a sentence that is too long for one run at the comma nearest its middle, or without one at the nearest word.
 */
function halve(sentence: readonly SoundedWord[], vocabulary: Vocabulary): (readonly SoundedWord[])[] {
  if (sentence.length < 2 || sizeOf(sentence, vocabulary) <= maxTokens) return [sentence]
  const far = (index: number) =>
    Math.abs(index + 1 - sentence.length / 2) + (sentence[index]?.sign === '' ? sentence.length : 0)
  const best = [...sentence.slice(0, -1).keys()].toSorted((one, other) => far(one) - far(other))[0] ?? 0
  return [sentence.slice(0, best + 1), sentence.slice(best + 1)].flatMap((half) => halve(half, vocabulary))
}

/**
 * Groups words into runs of the model. The first is short, so that it plays while the others are made: a sentence, or
 * the first phrase of a long one. The others are whole sentences, as many as fit.
 */
export function splitIntoRuns(words: readonly SoundedWord[], vocabulary: Vocabulary): SoundedWord[][] {
  const runs: SoundedWord[][] = []
  for (const part of splitIntoClauses(words).flatMap((sentence) => halve(sentence, vocabulary))) {
    const last = runs.length > 1 ? runs.at(-1) : undefined
    if (last && sizeOf([...last, ...part], vocabulary) <= maxTokens) last.push(...part)
    else runs.push([...part])
  }
  return runs
}
