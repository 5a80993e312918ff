import type { Part } from '../../part-of-speech.ts'

/** A word list's entry: one pronunciation, or several by part of speech; `None` is the one before a pause. */
export type Entry = string | Readonly<Record<string, string | null>>
/** Looks a word up in one list, as it is spelt. */
export type WordList = (word: string) => Entry | undefined

export interface Context {
  /** Whether a pause follows. */
  atEnd: boolean
  part: Part | undefined
}

/** Looks a word up: its sounds, or undefined if no list has it. */
export type LookUp = (word: string, context: Context) => string | undefined

/**
 * Reads a word list from its file, an object in JSON. The file is searched instead of parsed: its 100,000 entries would
 * take 20 MB as objects, and a search of all of it takes 2 ms.
 */
export function wordList(file: Buffer): WordList {
  // The published lists have an entry on each line, and so does any other that is printed again.
  const json =
    file.toString('latin1', 0, 4) === '{\n  ' ? file : Buffer.from(JSON.stringify(JSON.parse(String(file)), null, 2))
  return (word) => {
    const key = `\n  ${JSON.stringify(word)}: `
    const found = json.indexOf(key)
    if (found === -1) return undefined
    const from = found + Buffer.byteLength(key)
    const isObject = json[from] === '{'.charCodeAt(0)
    const to = isObject ? json.indexOf('}', from) + 1 : json.indexOf('\n', from)
    return JSON.parse(json.toString('utf8', from, to).replace(/,$/, ''))
  }
}

/** The lists of one accent, the better one first. Names are capitalised in them. */
export function lexicon(lists: readonly WordList[]): LookUp {
  const find = (word: string) => {
    const forms = [word, word.slice(0, 1).toUpperCase() + word.slice(1)]
    for (const list of lists)
      for (const form of forms) {
        const entry = list(form)
        if (entry !== undefined) return entry
      }
    return undefined
  }
  return (word, { atEnd, part }) => {
    const entry = find(word)
    if (entry === undefined || typeof entry === 'string') return entry
    const chosen = (atEnd && entry.None) || (part && entry[part]) || entry.DEFAULT
    return chosen ? chosen : undefined
  }
}
