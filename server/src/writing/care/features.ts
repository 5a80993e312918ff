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

/** FNV-1a over UTF-16 code units, one at a time. */
const begun = 0x811c9dc5
const hashed = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)

/** A hash folded to a place. */
const placeOf = (hash: number): number => ((hash >>> 15) ^ hash) & (places - 1)

function placeOfWords(run: string): number {
  let hash = begun
  for (let index = 0; index < run.length; index += 1) hash = hashed(hash, run.charCodeAt(index))
  return placeOf(hash)
}

/** Runs of one to three words, and pairs with one word between them. */
function* runsOfWords(words: readonly string[]) {
  for (const length of [1, 2, 3])
    for (let from = 0; from + length <= words.length; from += 1) yield `w${words.slice(from, from + length).join(' ')}`
  for (let from = 0; from + 2 < words.length; from += 1) yield `p${words[from]} ${words[from + 2]}`
}

const shortest = 3
const longest = 5
/** Keeps a run of letters apart from a word that is spelt the same. */
const ofLetters = hashed(begun, 'l'.charCodeAt(0))

/** The places of runs of three to five letters, over the spaces: what is misspelt still shares most of them. */
function addLetters(text: string, found: Map<number, number>) {
  for (let from = 0; from < text.length; from += 1) {
    let hash = ofLetters
    for (let at = from; at < Math.min(from + longest, text.length); at += 1) {
      hash = hashed(hash, text.charCodeAt(at))
      if (at - from + 1 >= shortest) found.set(placeOf(hash), letterWeight)
    }
  }
}

/** The features of a text. The same for whoever trains and whoever asks, or the weights mean nothing. */
export function featuresOf(text: string): Features {
  const found = new Map<number, number>()
  for (const sentence of plainSentences(text)) {
    const words = sentence.split(' ').filter(Boolean)
    if (words.length === 0) continue
    addLetters(` ${words.join(' ')} `, found)
    for (const run of runsOfWords(['^', ...words, '$'])) found.set(placeOfWords(run), wordWeight)
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
