import type { Part } from '../../part-of-speech.ts'

/** What a list says of a word: one way, or several by what it is in the sentence; `None` before a rest. */
export type Entry = string | Readonly<Record<string, string | null>>
/** A word list as it lies in its file. */
export type WordList = Readonly<Record<string, Entry>>

export interface Context {
  /** Whether a rest follows. */
  atEnd: boolean
  part: Part | undefined
}

/** Looks a word up: its sounds, or undefined where no list has it. */
export type LookUp = (word: string, context: Context) => string | undefined

/** The lists of one accent, the better one first. Names stand in them with a capital. */
export function lexicon(lists: readonly WordList[]): LookUp {
  const find = (word: string) => {
    const forms = [word, word.slice(0, 1).toUpperCase() + word.slice(1)]
    for (const list of lists) for (const form of forms) if (Object.hasOwn(list, form)) return list[form]
    return undefined
  }
  return (word, { atEnd, part }) => {
    const entry = find(word)
    if (entry === undefined || typeof entry === 'string') return entry
    const chosen = (atEnd && entry.None) || (part && entry[part]) || entry.DEFAULT
    return chosen ? chosen : undefined
  }
}
