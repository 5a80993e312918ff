import { names } from './names.ts'

/** Parses rows of a word and its sounds, as in `names.ts`. */
export const readRows = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((row) => {
        const [word = '', ...sounds] = row.split(/\s+/)
        return [word, sounds.join(' ')] as const
      }),
  )

const listed = readRows(names)

const hissing = new Set(['s', 'z', 'sh', 'zh', 'ch', 'jh'])
const voiceless = new Set(['p', 't', 'k', 'f', 'th'])

/** Appends the sound of a possessive after a name's last sound: Aoife's, Rhys's, Beth's. */
function possessive(sounds: string): string {
  const last = sounds.slice(sounds.lastIndexOf(' ') + 1)
  if (hissing.has(last)) return `${sounds} ih0 z`
  return `${sounds} ${voiceless.has(last) ? 's' : 'z'}`
}

/** The sounds, with stresses, of a listed name or its possessive; undefined for any other word. In lower case. */
export function nameSounds(word: string): string | undefined {
  const owner = word.endsWith("'s") ? listed.get(word.slice(0, -2)) : undefined
  return listed.get(word) ?? (owner && possessive(owner))
}
