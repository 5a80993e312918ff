import { nameSounds } from '../../names/name-sounds.ts'
import type { Punctuation } from '../../normalise/punctuation.ts'
import { partOfSpeechAfter } from '../../part-of-speech.ts'
import type { WordToSay } from '../../phrases.ts'
import { type Accent, withEnding } from './endings.ts'
import { fromPhones } from './from-phones.ts'
import type { Context, LookUp } from './lexicon.ts'

export interface Pronunciation {
  accent: Accent
  lookUp: LookUp
  /** The other accent's lists, used before letter-to-sound rules: a word in another accent is still the right word. */
  lookInOtherAccent: LookUp
  /** The phones of a word from its spelling. */
  phonesOf: (word: string) => readonly string[]
}

type Following = 'vowel' | 'consonant' | 'pause'
const vowels = 'AIOQWYaeiouæɑɒɔəɛɜɪʊʌᵊᵻɐ'

/** Words whose pronunciation depends on what follows. */
const rules: Readonly<Record<string, (following: Following) => string | undefined>> = {
  i: () => 'ˌI',
  // The letter, as in "9 a.m.".
  ay: () => 'ˈA',
  a: () => 'ɐ',
  an: () => 'ɐn',
  the: (following) => (following === 'vowel' ? 'ði' : 'ðə'),
  to: (following) => ({ vowel: 'tʊ', consonant: 'tə', pause: undefined })[following],
  am: (following) => (following === 'pause' ? undefined : 'ɐm'),
  in: (following) => (following === 'pause' ? 'ˈɪn' : 'ɪn'),
}

function soundsOf(word: string, following: Following, before: string, pronunciation: Pronunciation): string {
  const { accent, lookUp, lookInOtherAccent, phonesOf } = pronunciation
  const byRule = Object.hasOwn(rules, word) ? rules[word]?.(following) : undefined
  const context: Context = { atEnd: following === 'pause', part: partOfSpeechAfter(before) }
  const name = nameSounds(word)
  return (
    byRule ??
    (name && fromPhones(name.split(' '), accent, word)) ??
    lookUp(word, context) ??
    withEnding(word, lookUp, context, accent) ??
    lookInOtherAccent(word, context) ??
    fromPhones(phonesOf(word), accent, word)
  )
}

/**
 * Converts tapped and glottal t from the lists' notation: the model has its own symbol for the first and none for the
 * second.
 */
const toModelAlphabet = (sounds: string) => sounds.replaceAll('ɾ', 'T').replaceAll('ʔ', 't')

/** One spoken word, the word before it unless there is a pause between, and the index of its written word. */
interface SpokenWord {
  word: string
  before: string
  endsIn: Punctuation
  writtenIndex: number
}

function spokenWords(words: readonly WordToSay[]): SpokenWord[] {
  const all: SpokenWord[] = []
  for (const [writtenIndex, { spoken, sign }] of words.entries())
    for (const [index, word] of spoken.entries()) {
      const last = all.at(-1)
      const before = last?.endsIn === '' ? last.word : ''
      all.push({ word, before, endsIn: index === spoken.length - 1 ? sign : '', writtenIndex })
    }
  return all
}

const firstOf = (sounds: string) => /[^ˈˌ]/u.exec(sounds)?.[0] ?? ' '

/**
 * Each word's sounds, in the model's alphabet. Works from the last word to the first, because some depend on the next
 * one.
 */
export function pronounce(words: readonly WordToSay[], pronunciation: Pronunciation): string[] {
  const sounded: string[][] = words.map(() => [])
  let following: Following = 'pause'
  for (const { word, before, endsIn, writtenIndex } of spokenWords(words).toReversed()) {
    const sounds = soundsOf(word, endsIn === '' ? following : 'pause', before, pronunciation)
    following = vowels.includes(firstOf(sounds)) ? 'vowel' : 'consonant'
    sounded[writtenIndex]?.unshift(sounds)
  }
  return sounded.map((sounds) => toModelAlphabet(sounds.join(' ')))
}
