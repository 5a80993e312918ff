import { heteronymSounds } from './pronunciation/heteronyms.ts'
import { names } from './pronunciation/names.ts'
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

/** Parses rows of a word and its sounds. */
const rowsOf = (text: string): [string, string][] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [word = '', ...sounds] = row.split(/\s+/)
      return [word, sounds.join(' ')]
    })

const listed = new Map([...rowsOf(names), ...rowsOf(words)])

const hissing = new Set(['s', 'z', 'sh', 'zh', 'ch', 'jh'])
const voiceless = new Set(['p', 't', 'k', 'f', 'th'])

/** Appends the sound of a possessive after a word's last sound: Aoife's, Rhys's, Beth's. */
function possessive(sounds: string): string {
  const last = sounds.slice(sounds.lastIndexOf(' ') + 1)
  if (hissing.has(last)) return `${sounds} ih0 z`
  return `${sounds} ${voiceless.has(last) ? 's' : 'z'}`
}

/**
 * The sounds, with stresses, of a word that the engine would mispronounce; undefined if it needs no help.
 * @param word lower-case letters and apostrophes, as are its neighbours; a missing neighbour is an empty string.
 */
export function correctedSounds(word: string, previous: string, next: string): string | undefined {
  const sounds = heteronymSounds(word, previous, next) ?? listed.get(word)
  if (sounds || !word.endsWith("'s")) return sounds
  const owner = listed.get(word.slice(0, -2))
  return owner && possessive(owner)
}
