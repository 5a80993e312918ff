import { concepts } from './concepts.ts'
import { plainSentences } from './plain-words.ts'

/** The concepts of a word or a phrase. */
type Meaning = readonly string[]

const longestPhrase = 4
/**
 * Only words of at least this length are recognised with one letter missing, added or wrong: short ones are too
 * similar.
 */
const longEnoughToMisspell = 7

/**
 * Yields every spelling of a word with one letter left out, except the first: two words one letter apart share one of
 * them.
 */
function* lackingOne(word: string) {
  for (let at = 1; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1)
}

/** Maps normalised phrases and words to their concepts. */
function meaningsOf(rows: Readonly<Record<string, string>>): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, string[]>()
  for (const [concept, row] of Object.entries(rows))
    for (const entry of row.split(' ')) {
      const plain = plainSentences(entry.replaceAll('_', ' ')).join(' ')
      const known = meanings.get(plain) ?? []
      if (!known.includes(concept)) meanings.set(plain, [...known, concept])
    }
  return meanings
}

function misspellingsOf(meanings: ReadonlyMap<string, Meaning>): ReadonlyMap<string, Meaning> {
  const misspelt = new Map<string, Meaning>()
  for (const [word, meaning] of meanings)
    if (!word.includes(' ') && word.length >= longEnoughToMisspell)
      for (const spelling of lackingOne(word)) if (!misspelt.has(spelling)) misspelt.set(spelling, meaning)
  return misspelt
}

const meanings = meaningsOf(concepts)
const misspellings = misspellingsOf(meanings)

/** The first words of phrases: other words need not be looked up together with those after them. */
const beginnings = new Set([...meanings.keys()].filter((key) => key.includes(' ')).map((key) => key.split(' ')[0]))

function meaningOfMisspelt(word: string): Meaning | undefined {
  if (word.length < longEnoughToMisspell - 1) return undefined
  const missing = misspellings.get(word)
  if (missing) return missing
  for (const spelling of lackingOne(word)) {
    const added = spelling.length >= longEnoughToMisspell ? meanings.get(spelling) : undefined
    const meaning = added ?? misspellings.get(spelling)
    if (meaning) return meaning
  }
  return undefined
}

function phraseAt(words: readonly string[], from: number): { meaning: Meaning; length: number } | undefined {
  if (!beginnings.has(words[from])) return undefined
  for (let length = Math.min(longestPhrase, words.length - from); length > 1; length -= 1) {
    const meaning = meanings.get(words.slice(from, from + length).join(' '))
    if (meaning) return { meaning, length }
  }
  return undefined
}

const withoutEnding = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|in)$/, '') : word)

/** Converts a sentence to the concepts of its words and phrases, in order; an unknown word represents itself. */
export function meaningsIn(words: readonly string[]): Meaning[] {
  const found: Meaning[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at)
    const word = words[at] ?? ''
    found.push(phrase?.meaning ?? meanings.get(word) ?? meaningOfMisspelt(word) ?? [`~${withoutEnding(word)}`])
    at += phrase?.length ?? 1
  }
  return found
}
