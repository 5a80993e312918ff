import { meaningsIn } from './lexicon.ts'
import { plainSentences } from './plain-words.ts'

/** Each feature falls by its hash into one of these places; most of them stay empty. */
export const places = 262_144

/** How much each sort of feature counts: what is meant says more than how it is put, and a concept by itself the most. */
const letterWeight = 1
const wordWeight = 1
const conceptWeight = 3
const runOfConceptsWeight = 2
const apartWeight = 1

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

const shortest = 2
const longest = 4
/** Keeps a run of letters apart from a word that is spelt the same. */
const ofLetters = hashed(begun, 'l'.charCodeAt(0))

/** The places of runs of two to four letters, over the spaces: what is misspelt still shares most of them. */
function addLetters(text: string, found: Map<number, number>) {
  for (let from = 0; from < text.length; from += 1) {
    let hash = ofLetters
    for (let at = from; at < Math.min(from + longest, text.length); at += 1) {
      hash = hashed(hash, text.charCodeAt(at))
      if (at - from + 1 >= shortest) found.set(placeOf(hash), letterWeight)
    }
  }
}

/** Words, neighbours, and pairs with one word between them. */
function addWords(words: readonly string[], found: Map<number, number>) {
  words.forEach((word, at) => {
    found.set(placeOfWords(`w${word}`), wordWeight)
    if (at + 1 < words.length) found.set(placeOfWords(`w${word} ${words[at + 1]}`), wordWeight)
    if (at + 2 < words.length) found.set(placeOfWords(`p${word} ${words[at + 2]}`), wordWeight)
  })
}

const furthestApart = 4

/** Concepts, runs of two and three of them, and pairs further apart: "swallowed … my mum's … tablets". */
function addConcepts(words: readonly string[], found: Map<number, number>) {
  const meant = meaningsIn(words)
  for (const concept of meant.flat())
    if (!concept.startsWith('~')) found.set(placeOfWords(`m${concept}`), conceptWeight)
  const row = ['^', ...meant.map(([first]) => first ?? ''), '$']
  row.forEach((concept, at) => {
    for (const end of [at + 2, at + 3])
      if (end <= row.length) found.set(placeOfWords(`c${row.slice(at, end).join(' ')}`), runOfConceptsWeight)
    for (let other = at + 2; other <= Math.min(at + furthestApart, row.length - 1); other += 1)
      found.set(placeOfWords(`a${concept} ${row[other]}`), apartWeight)
  })
}

/** The features of a text. The same for whoever trains and whoever asks, or the weights mean nothing. */
export function featuresOf(text: string): Features {
  const found = new Map<number, number>()
  for (const sentence of plainSentences(text)) {
    const words = sentence.split(' ').filter(Boolean)
    if (words.length === 0) continue
    addLetters(` ${words.join(' ')} `, found)
    addWords(['^', ...words, '$'], found)
    addConcepts(words, found)
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
