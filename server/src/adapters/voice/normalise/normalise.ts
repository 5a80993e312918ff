import { dotIsItsOwn } from './abbreviations.ts'
import { findWords, type Pause, pauseFor } from './find-words.ts'
import { phoneGroups } from './phone-number.ts'
import { type Punctuation, punctuationAfter } from './punctuation.ts'
import { readWord } from './read-word.ts'

/** The longest text a voice accepts, in UTF-16 units. */
export const maxTextLength = 600
/** The longest word a voice accepts, in letters as spoken. */
export const maxWordLength = 30
/** The most spoken letters of a text: about a minute and a half of speech, and a second of the voice's work. */
const maxHeardLetters = 1000
/** A letter read by its name, and the pause between sentences, take as long as this many letters of a word. */
const lettersInAName = 4
const lettersInAStop = 8
/** Unpronounceable words, which a voice spells out. */
const speltOut = /^(?:[^aio]|[^aeiouy]+|.*[^aeiouy']{4}.*)$/

/** A word as written, and how it is spoken. */
export interface WrittenWord {
  /** `text.slice(charStart, charEnd)` of the text as written. */
  text: string
  charStart: number
  charEnd: number
  /** One or more words in lower-case letters and apostrophes: "£5" is five, pounds. */
  spoken: readonly string[]
  /** The pause after it. The last word of a text always stops. */
  pause: Pause
  /** The punctuation after it, if there is a pause. */
  sign: Punctuation
}

export type NormaliseResult =
  | { ok: true; words: readonly WrittenWord[] }
  | { ok: false; reason: 'unspeakable' | 'too-long' }

/**
 * Converts a text to words a simple voice can say, each with its position in the text. Markup, URLs, emoji and letters
 * of other scripts are skipped. A text with nothing to say, or with a word of more than 30 letters, is `unspeakable`;
 * more than 600 characters, or fewer that would take minutes to say, are `too-long`.
 */
export function normalise(text: string): NormaliseResult {
  if (text.length > maxTextLength) return { ok: false, reason: 'too-long' }
  const words = readAll(mask(text))
  const spoken = words.flatMap((word) => word.spoken)
  if (spoken.length === 0 || spoken.some((word) => word.length > maxWordLength))
    return { ok: false, reason: 'unspeakable' }
  const heard = words.reduce((sum, word) => sum + lettersHeard(word), 0)
  return heard > maxHeardLetters ? { ok: false, reason: 'too-long' } : { ok: true, words }
}

function lettersHeard({ spoken, pause }: ReadWord): number {
  const letters = spoken.map((word) => word.length * (speltOut.test(word) ? lettersInAName : 1))
  return letters.reduce((sum, count) => sum + count, pause === 'stop' ? lettersInAStop : 0)
}

/** A word before it is known which one follows. */
type ReadWord = Omit<WrittenWord, 'sign'>

function readAll(text: string): WrittenWord[] {
  const foundWords = findWords(text)
  const phone = phoneGroups(text, foundWords)
  const read: ReadWord[] = []
  for (const [index, word] of foundWords.entries()) {
    const after = foundWords[index + 1]
    const gap = text.slice(word.charEnd, after?.charStart)
    const dotted = gap.startsWith('.')
    const where = { isPhone: phone.has(index), dotted, before: foundWords[index - 1]?.text, after: after?.text }
    const rest = dotted && dotIsItsOwn(word.text, where) ? gap.slice(1) : gap
    read.push({ ...word, spoken: readWord(word.text, where), pause: after ? pauseFor(rest) : 'stop' })
  }
  const said = dropUnsaid(read)
  return said.map((word, index) => ({ ...word, sign: punctuationAfter(text, word, said[index + 1]) }))
}

/** Removes words that have no spoken form; the word before inherits their pause. */
function dropUnsaid(words: readonly ReadWord[]): ReadWord[] {
  const written: ReadWord[] = []
  for (const word of words) {
    const last = written.at(-1)
    if (word.spoken.length > 0) written.push(word)
    else if (last) written[written.length - 1] = { ...last, pause: longer(last.pause, word.pause) }
  }
  return written
}

function longer(one: Pause, other: Pause): Pause {
  if (one === 'stop' || other === 'stop') return 'stop'
  return one === 'breath' ? one : other
}

/** Text that is not read aloud. */
const silentParts = [
  /<!--[\s\S]*?-->/g,
  /<\/?[a-z][^<>]*>/gi,
  // The URL of a Markdown link; its text stays.
  /(?<=\])\([^()\s]*\)/g,
  /\b(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]/gi,
  // Entities, except the ampersand, which is itself a word.
  /(?<=&)amp;/gi,
  /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/gi,
  // Keycaps such as 1️⃣ are pictures, not numbers.
  /[\d#*]\u{FE0F}?\u{20E3}/gu,
  /(?![°])[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}]/gu,
]

/** Replaces markup, URLs and emoji by spaces, so that every other character keeps its position. */
export const mask = (text: string) =>
  silentParts.reduce((masked, pattern) => masked.replace(pattern, (match) => ' '.repeat(match.length)), text)
