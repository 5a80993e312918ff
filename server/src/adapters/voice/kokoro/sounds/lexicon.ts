import type { Part } from '../../part-of-speech.ts'

/** A word list's entry: one pronunciation, or several by part of speech; `None` is the one before a pause. */
export type Entry = string | Readonly<Record<string, string | null>>
/** A word list as parsed from its file. */
export type WordList = Readonly<Record<string, Entry>>

export interface Context {
  /** Whether a pause follows. */
  atEnd: boolean
  part: Part | undefined
}

/** Looks a word up: its sounds, or undefined if no list has it. */
export type LookUp = (word: string, context: Context) => string | undefined

/** The lists of one accent, the better one first. Names are capitalised in them. */
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
