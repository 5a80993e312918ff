import { splitIntoClauses } from '../phrases.ts'
import { type SoundedWord, tokensOf, type Vocabulary } from './tokens.ts'

/**
 * The most tokens of one run, some 7 seconds of speech. The model accepts 510. Very short runs are the model's weakness;
 * splitting into runs bounds time and memory: one of 150 tokens takes 60 MB more.
 */
const maxTokens = 100

const sizeOf = (words: readonly SoundedWord[], vocabulary: Vocabulary) => tokensOf(words, vocabulary).ids.length

/**
 * Splits a sentence that is too long for one run after the punctuation nearest its middle, or without any after the
 * nearest word.
 */
function halve(sentence: readonly SoundedWord[], vocabulary: Vocabulary): (readonly SoundedWord[])[] {
  if (sentence.length < 2 || sizeOf(sentence, vocabulary) <= maxTokens) return [sentence]
  const places = [...sentence.keys()].slice(1)
  const pauses = places.filter((place) => sentence[place - 1]?.sign !== '')
  const fromMiddle = (place: number) => Math.abs(place - sentence.length / 2)
  const [middle = 1] = (pauses.length > 0 ? pauses : places).toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
  return [sentence.slice(0, middle), sentence.slice(middle)].flatMap((half) => halve(half, vocabulary))
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
