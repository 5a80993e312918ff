import { fold } from './fold.ts'

const plain = (word: string) => fold(word).toLowerCase()
const owned = /'s?$/

/** The words a respelling is read as: letters and apostrophes; other signs part them. */
const wordsOf = (spelling: string) => plain(spelling).match(/[a-z]+(?:'[a-z]+)*/g) ?? []

/**
 * How a word is said that somebody has respelled, whatever its case and accents, with its `'s` where it has one.
 * Undefined where it has no respelling, or one with nothing to say.
 */
export function respell(word: string, respellings: ReadonlyMap<string, string> | undefined): string[] | undefined {
  if (!respellings || respellings.size === 0) return undefined
  const written = plain(word)
  const bare = written.replace(owned, '')
  for (const [name, spelling] of respellings) {
    const said = wordsOf(spelling)
    if (said.length === 0 || (plain(name) !== written && plain(name) !== bare)) continue
    const ending = plain(name) === written ? '' : "'s"
    return said.map((part, index) => (index === said.length - 1 ? part + ending : part))
  }
  return undefined
}
