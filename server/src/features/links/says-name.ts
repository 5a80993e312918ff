import { usesOnlyCommonWords } from '#writing/repeated-note.ts'

/** Accents, and the vowel points of Hebrew and Arabic, which the same name is written with or without. */
const optionalMarks = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g
const notSeen = /\p{Default_Ignorable_Code_Point}/gu

/** A text in which the spellings of one name are the same but for their case. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(optionalMarks, '')
    .replace(notSeen, '')
    .replace(/[’‘ʼʻʹ′´`]/g, "'")
    .replace(/\p{Dash}/gu, '-')
    .normalize('NFC')

/** Scripts that are written without spaces, or that join particles to a name: no sign shows where it ends. */
const joinsWords =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** The expression for a folded name, with or without its apostrophes and hyphens. */
function expressionFor(name: string): RegExp {
  const spelt = name
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll("'", "[' ]?")
    .replaceAll('-', '[- ]?')
  const [before, after] = joinsWords.test(name) ? ['', ''] : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{M}\\p{N}])']
  return new RegExp(`${before}${spelt}${after}`, 'giu')
}

const isPlainWord = (word: string) => /^[a-z]+$/.test(word) && usesOnlyCommonWords(word)

/**
 * Whether a text contains a name, however either is spelt: composed or not, with any apostrophe or hyphen, in any case.
 * A common word in lower case is not a name unless it is stored so: "will" is not the name Will.
 */
export function saysName(text: string, name: string): boolean {
  const sought = folded(name)
  if (sought === '') return false
  const found = folded(text).match(expressionFor(sought)) ?? []
  return found.some((word) => word === sought || !isPlainWord(word))
}
