import { addLetters, placeOfWords } from '../linear-classifier/hashing.ts'
import { meaningsIn } from './lexicon.ts'

/** The weights of the kinds of features: meaning counts more than wording, and a single concept most. */
const wordWeight = 1
const conceptWeight = 3
const runOfConceptsWeight = 2
const apartWeight = 1
const letters = { shortest: 2, longest: 4, weight: 1 }

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

/** Adds the features of a sentence's meaning: its concepts, and also words and letters. */
export function addMeaning(words: readonly string[], found: Map<number, number>): void {
  addLetters(` ${words.join(' ')} `, letters, found)
  addWords(['^', ...words, '$'], found)
  addConcepts(words, found)
}
