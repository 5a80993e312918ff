import { expandAbbreviation, type Surroundings } from './abbreviations.ts'
import { fold } from './fold.ts'
import { cardinal, digitByDigit } from './numbers.ts'
import { dayOfMonth } from './read-date.ts'
import { readNumeral, unitAfter } from './read-numeral.ts'

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

/** Readings that depend on the words beside: "3 May", "10 km", "½ the worry", "1 1/2", and telephone numbers. */
function byNeighbours(word: string, { isPhone, before = '', after = '' }: Surroundings): string[] | undefined {
  if (isPhone) return [...(word.startsWith('+') ? ['plus'] : []), ...digitByDigit(word.replaceAll(/\D/g, ''))]
  if (/^(½|1\/2)$/.test(word) && /^(the|of|my|your|an?|this|that)$/i.test(after)) return ['half']
  if (/^\d+\/\d+$/.test(word) && /^\d+$/.test(before)) return ['and', ...(readNumeral(word) ?? [])]
  return dayOfMonth(word, before, after) ?? unitAfter(before, word)
}

/** "½-hour" and "5-year-old": parts that are read by themselves. */
function readHyphenated(text: string): string[] | undefined {
  const parts = text.split('-')
  if (parts.length < 2 || !parts.some((part) => /\p{N}/u.test(part))) return undefined
  return parts.flatMap(
    (part) => readNumeral(part) ?? [...fold(part).matchAll(wordParts)].flatMap(([each]) => readPart(each)),
  )
}

/**
 * The spoken words of one written word, in lower-case English letters and apostrophes; none if it cannot be spoken.
 * Numbers are read the British way.
 */
export function readWord(text: string, where: Surroundings): string[] {
  const plain = fold(text)
  const whole = byNeighbours(text, where) ?? readNumeral(text) ?? expandAbbreviation(plain, where) ?? readNumeral(plain)
  if (whole) return whole
  if (/^[a-z](\.[a-z])+$/i.test(plain) || /^ph\.?d$/i.test(plain)) return spell(plain)
  if (/^e-?mails?$/i.test(plain)) return [plain.toLowerCase().replace('-', '')]
  const hyphenated = readHyphenated(text)
  if (hyphenated) return hyphenated
  return [...plain.replace(camelHump, ' ').matchAll(wordParts)].flatMap(([part]) => readPart(part))
}
