import { plainSentences } from './plain-words.ts'

/** Each feature falls by its hash into one of these places; most of them stay empty. */
export const places = 262_144

/** A run of words says more than a run of letters. */
const wordWeight = 2
const letterWeight = 1

/** What was found in a text: places, and how much each counts. Together they have length 1. */
export interface Features {
  places: readonly number[]
  values: readonly number[]
}

/** FNV-1a over UTF-16 code units, folded to a place. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < feature.length; index += 1) hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193)
  return ((hash >>> 15) ^ hash) & (places - 1)
}

/** Runs of one to three words, and pairs with one word between them. */
function* runsOfWords(words: readonly string[]) {
  for (const length of [1, 2, 3])
    for (let from = 0; from + length <= words.length; from += 1) yield `w${words.slice(from, from + length).join(' ')}`
  for (let from = 0; from + 2 < words.length; from += 1) yield `p${words[from]} ${words[from + 2]}`
}

/** Runs of three to five letters, over the spaces: what is misspelt still shares most of them. */
function* runsOfLetters(text: string) {
  for (const length of [3, 4, 5])
    for (let from = 0; from + length <= text.length; from += 1) yield `l${text.slice(from, from + length)}`
}

/** The features of a text. The same for whoever trains and whoever asks, or the weights mean nothing. */
export function featuresOf(text: string): Features {
  const found = new Map<number, number>()
  for (const sentence of plainSentences(text)) {
    const words = sentence.split(' ').filter(Boolean)
    if (words.length === 0) continue
    for (const run of runsOfLetters(` ${words.join(' ')} `)) found.set(placeOf(run), letterWeight)
    for (const run of runsOfWords(['^', ...words, '$'])) found.set(placeOf(run), wordWeight)
  }
  const length = Math.sqrt(found.values().reduce((sum, value) => sum + value * value, 0))
  return {
    places: [...found.keys()],
    values: found
      .values()
      .map((value) => value / length)
      .toArray(),
  }
}
