import { heteronymSounds } from './heteronyms.ts'
import { names } from './names.ts'
import { words } from './words.ts'

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
export function mendedSounds(word: string, previous: string, next: string): string | undefined {
  const own = heteronymSounds(word, previous, next) ?? listed.get(word)
  if (own || !word.endsWith("'s")) return own
  const owner = listed.get(word.slice(0, -2))
  return owner && possessive(owner)
}
