import { expandAbbreviation, type Surroundings } from './abbreviations.ts'
import { fold } from './fold.ts'
import { cardinal } from './numbers.ts'
import { readNumeral } from './read-numeral.ts'

const signNames = new Map([
  ['&', 'and'],
  ['+', 'plus'],
  ['@', 'at'],
  ['=', 'equals'],
  ['%', 'percent'],
  ['×', 'times'],
])

/** Spelled out although they could be read as words. */
const initialisms = new Set([
  'ADHD',
  'AI',
  'BA',
  'CEO',
  'EU',
  'ID',
  'IQ',
  'IT',
  'LGBTQ',
  'MA',
  'OCD',
  'PE',
  'UK',
  'USA',
  'VIP',
])

/** "a" alone would be read as in "a day". */
const nameOfLetter = (letter: string) => (letter === 'a' ? 'ay' : letter)
const spell = (letters: string) => [...letters.toLowerCase()].filter((letter) => letter !== '.').map(nameOfLetter)

/** "looooove" is love drawn out: four or more of a letter are read as two. */
const shorten = (word: string) => word.replace(/([a-z])\1{3,}/g, '$1$1')

function readLetters(letters: string): string[] {
  if (initialisms.has(letters) || /^[B-DF-HJ-NP-TV-XZ]{2,5}$/.test(letters)) return spell(letters)
  const plain = letters.toLowerCase().replace(/^'+|'+$/g, '')
  return plain === '' ? [] : [shorten(plain)]
}

function readPart(part: string): string[] {
  const sign = signNames.get(part)
  if (sign) return [sign]
  return /^\d/.test(part) ? cardinal(part) : readLetters(part)
}

/** A capital that starts another word: "IAmEnough" is I, Am, Enough – but "IDs" is one. */
const camelHump = /(?<=[a-z])(?=[A-Z][a-z])|(?<=[A-Z])(?=[A-Z][a-z](?!$))/g
/** The parts of a word: "well-being", "covid19", "me+you". A repeated symbol is said once. */
const wordParts = /[A-Za-z]+(?:'[A-Za-z]+)*|\d+|([&+@=%×])(?!\1)/g

/**
 * The spoken words of one written word, in lower-case English letters and apostrophes; none if it cannot be spoken.
 * Numbers are read the British way.
 */
export function readWord(text: string, where: Surroundings): string[] {
  const plain = fold(text)
  const whole = readNumeral(text) ?? expandAbbreviation(plain, where) ?? readNumeral(plain)
  if (whole) return whole
  if (/^[a-z](\.[a-z])+$/i.test(plain)) return spell(plain)
  return [...plain.replace(camelHump, ' ').matchAll(wordParts)].flatMap(([part]) => readPart(part))
}
