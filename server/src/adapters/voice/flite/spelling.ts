import { nameSounds, readRows } from '../names/name-sounds.ts'
import { heteronymSounds } from './pronunciation/heteronyms.ts'
import { words } from './pronunciation/words.ts'

/** Words as they are passed to the engine. */
export interface Spelling {
  /** One per word. A word the engine would mispronounce is replaced by a placeholder, which the lexicon defines. */
  words: string[]
  /** The pronunciations of the placeholders, in the engine's format. */
  lexicon: string
  /** The sounds of each replaced word, without stresses. */
  sounds: (string[] | undefined)[]
}

const syllables = ['ba', 'da', 'fa', 'ga', 'ka', 'la', 'ma', 'na', 'pa', 'ra']
/**
 * A placeholder that nobody writes and the engine accepts as a word: it spells out what it considers unpronounceable,
 * lexicon or not.
 */
const standIn = (index: number) => `zu${[...String(index)].map((digit) => syllables[Number(digit)]).join('')}`

/** How the words of one clause are spelled for the engine, so that they are pronounced as intended. */
export function spellingOf(clause: readonly string[]): Spelling {
  const corrected = clause.map((word, index) => correctedSounds(word, clause[index - 1] ?? '', clause[index + 1] ?? ''))
  return {
    words: clause.map((word, index) => (corrected[index] === undefined ? word : standIn(index))),
    lexicon: corrected.flatMap((sounds, index) => (sounds ? [`${standIn(index)} 0 : ${sounds}\n`] : [])).join(''),
    sounds: corrected.map((sounds) => sounds?.replaceAll(/\d/g, '').split(' ')),
  }
}

const listed = readRows(words)

/**
 * The sounds, with stresses, of a word that the engine would mispronounce; undefined if it needs no help.
 * @param word lower-case letters and apostrophes, as are its neighbours; a missing neighbour is an empty string.
 */
export const correctedSounds = (word: string, previous: string, next: string): string | undefined =>
  heteronymSounds(word, previous, next) ?? nameSounds(word) ?? listed.get(word)
