import { mendedSounds } from './pronunciation/mended-sounds.ts'

/** Words as they are handed to the engine. */
export interface Spelling {
  /** One for each word. A word the engine would say wrongly has a stand-in, which the lexicon explains. */
  words: string[]
  /** Sounds of the stand-ins, as the engine reads them. */
  lexicon: string
  /** The sounds of each word that has a stand-in, without stresses. */
  sounds: (string[] | undefined)[]
}

const syllables = ['ba', 'da', 'fa', 'ga', 'ka', 'la', 'ma', 'na', 'pa', 'ra']
/** A word nobody writes and the engine takes for one: what it cannot pronounce it would spell out, lexicon or not. */
const standIn = (index: number) => `zu${[...String(index)].map((digit) => syllables[Number(digit)]).join('')}`

/** How the words of one clause are spelled for the engine, so that it says them as they are meant. */
export function spellingOf(clause: readonly string[]): Spelling {
  const mended = clause.map((word, index) => mendedSounds(word, clause[index - 1] ?? '', clause[index + 1] ?? ''))
  return {
    words: clause.map((word, index) => (mended[index] === undefined ? word : standIn(index))),
    lexicon: mended.flatMap((sounds, index) => (sounds ? [`${standIn(index)} 0 : ${sounds}\n`] : [])).join(''),
    sounds: mended.map((sounds) => sounds?.replaceAll(/\d/g, '').split(' ')),
  }
}
