import type { WrittenWord } from './normalise/normalise.ts'
import { endsPhrase, endsSentence, type Punctuation } from './normalise/punctuation.ts'

/** A written word as every voice gets it: its spoken words, and the punctuation after it. */
export type WordToSay = Pick<WrittenWord, 'spoken' | 'sign'>
type Signed = { sign: Punctuation }

/**
 * The first phrase of a sentence with more words than this is synthesised on its own, so that it can be heard early.
 */
const longSentence = 12
/** The fewest words on either side of that split. */
const minPhraseWords = 3
/** A phrase with this many words and no comma takes more than one breath. */
const longPhrase = 11
/** The fewest words on either side of a breath. */
const minBreathWords = 4

const breathBefore = new Set('because while when until although unless but though'.split(' '))
const joining = new Set(['and', 'or'])
/** After "and" these start a new thought; "more and more" and "one step and another" are one. */
const beginning = new Set("i i'm i'll i've it it's that this my you your we they let for to what there".split(' '))

const isBegin = (word: string, next = '') => breathBefore.has(word) || (joining.has(word) && beginning.has(next))

/** Where a long phrase is best split by a breath: before a word that starts a thought, nearest its middle. */
function breathIn(phrase: readonly WordToSay[]): number | undefined {
  if (phrase.length < longPhrase) return undefined
  const first = (index: number) => phrase[index]?.spoken[0]
  return [...phrase.keys()]
    .filter((index) => index >= minBreathWords && index <= phrase.length - minBreathWords)
    .filter((index) => isBegin(first(index) ?? '', first(index + 1)))
    .toSorted((one, other) => Math.abs(one - phrase.length / 2) - Math.abs(other - phrase.length / 2))[0]
}

/** Splits words after each sign that `ends` a part. */
function split<Word extends Signed>(words: readonly Word[], ends: (sign: Punctuation) => boolean): Word[][] {
  const parts: Word[][] = [[]]
  for (const [index, word] of words.entries()) {
    parts.at(-1)?.push(word)
    if (ends(word.sign) && index < words.length - 1) parts.push([])
  }
  return parts
}

/** Adds breaths where a reader would take one although there is no punctuation. */
export const withBreaths = (words: readonly WordToSay[]): WordToSay[] =>
  split(words, (sign) => sign !== '').flatMap((phrase) => {
    const breath = breathIn(phrase)
    return phrase.map((word, index) => (index + 1 === breath ? { ...word, sign: ',' as const } : word))
  })

/**
 * The length of a long sentence's first phrase, which can play while the rest is synthesised; undefined if it has none.
 */
function firstPhrase(sentence: readonly Signed[]): number | undefined {
  const end = sentence.findIndex(({ sign }, index) => endsPhrase(sign) && index + 1 >= minPhraseWords)
  const isWorth = sentence.length > longSentence && end >= 0 && sentence.length - end - 1 >= minPhraseWords
  return isWorth ? end + 1 : undefined
}

/** The units that are synthesised: sentences, and the first phrase of a long first sentence on its own. */
export function splitIntoClauses<Word extends Signed>(words: readonly Word[]): Word[][] {
  const [first = [], ...others] = split(words, endsSentence)
  const end = firstPhrase(first)
  return end === undefined ? [first, ...others] : [first.slice(0, end), first.slice(end), ...others]
}
