import { wordsOf } from '@glimmer/critic/parsed-line'
import { curatedLines } from './bank/curated/curated-lines.ts'

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'")

/** Every word of the curated lines: a line may always use these, whatever the note says. */
const ownWords: ReadonlySet<string> = new Set(curatedLines.flatMap(({ text }) => wordsOf(plain(text))))

/** This many of the note's words in a row are its wording, however common each of them is. */
const run = 5

/**
 * Whether a line repeats something only the note can have told it: a name, a number, an insult, an instruction. Words
 * that Glimmer's own lines use reveal nothing. Returns what was repeated, so that the writer can leave it out.
 */
export function repeatedFromNote(note: string | undefined, text: string): string | undefined {
  if (!note) return undefined
  const mine = wordsOf(plain(text))
  const theirs = wordsOf(plain(note))
  const rare = new Set(theirs.filter((word) => !ownWords.has(word)))
  const word = mine.find((one) => rare.has(one))
  if (word) return word
  const said = ` ${theirs.join(' ')} `
  for (let at = 0; at + run <= mine.length; at++) {
    const piece = mine.slice(at, at + run).join(' ')
    if (said.includes(` ${piece} `)) return piece
  }
  return undefined
}

/** True if Glimmer's own lines use every word of a text: such words reveal nothing about a person. */
export const usesOnlyCommonWords = (text: string): boolean => wordsOf(plain(text)).every((word) => ownWords.has(word))
