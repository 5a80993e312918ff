import { type Form, type Level, type Theme, themes } from '@glimmer/contract'
import { describe } from '../phrasebook/describe.ts'
import { randomFrom } from '../phrasebook/random.ts'
import { insertName, sayableName } from '../second-person/first-name.ts'
import { techniqueOf } from '../technique.ts'
import { bank } from './bank.ts'
import type { BankLine } from './bank-line.ts'
import type { PartOfDay } from './curated/types.ts'
import { finderOf } from './find-by-meaning.ts'

/** An id is a hash of the text: sorted by the reversed id, neighbours on a page end up far apart. */
const backwards = ({ id }: BankLine): string => [...id].reverse().join('')

/** The open shelf in browsing order: always the same, with every level and form early on. */
const openShelf: readonly BankLine[] = bank
  .filter(({ isOpen }) => isOpen)
  .map((line) => ({ line, place: backwards(line) }))
  .sort((one, other) => (one.place < other.place ? -1 : 1))
  .map(({ line }) => line)
const byId = new Map(openShelf.map((line) => [line.id, line]))

/** The line of the open shelf with this id, or undefined. */
export const findOpenLine = (id: string): BankLine | undefined => byId.get(id)

/** The line of the open shelf with this text. Throws if there is none: whoever names a line means one that is there. */
export function findOpenLineByText(text: string): BankLine {
  const found = openShelf.find((line) => line.text === text)
  if (!found) throw new Error(`The open shelf has no line “${text}”.`)
  return found
}

/** How many lines each theme has on the open shelf. */
export const openLinesByTheme: readonly { theme: Theme; lines: number }[] = themes.map((theme) => ({
  theme,
  lines: openShelf.filter((line) => line.theme === theme).length,
}))

const plain = (words: string): string => words.toLowerCase().replaceAll('’', "'")

/** What is special in a regular expression. */
const special = /[\\^$.*+?()[\]{}|]/g

/** A test for texts that contain `word` from the start of a word: "rest" finds "resting", but not "interest". */
function startsAWord(word: string): (text: string) => boolean {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}]'?)${word.replaceAll(special, '\\$&')}`, 'u')
  return /^[\p{L}\p{N}]/u.test(word) ? (text) => pattern.test(text) : (text) => text.includes(word)
}

export interface Sought {
  themes: readonly Theme[]
  level?: Level | undefined
  form?: Form | undefined
  /** Words of the line, in any order, each from the start of a word; or words for what lines are about. */
  q?: string | undefined
}

/** With fewer lines than this that contain the words, lines about what they mean follow. */
const fewLines = 10
/** How many lines about what the words mean there are at most. */
const mostLinesAbout = 60

let finder: ReturnType<typeof finderOf> | undefined

/** The lines of the shelf about what the words mean; prepared with the first search that needs it. */
function linesAbout(q: string): BankLine[] {
  finder ??= finderOf(openShelf)
  return finder(q)
}

/** Returns the lines of the open shelf that match, in its order; after a few, lines about what the words mean. */
export function searchOpenShelf({ themes: wanted, level, form, q = '' }: Sought): BankLine[] {
  const words = plain(q).split(/\s+/).filter(Boolean).map(startsAWord)
  const isWanted = (line: BankLine) =>
    wanted.includes(line.theme) &&
    (level === undefined || line.level === level) &&
    (form === undefined || line.form === form)
  const found = openShelf.filter((line) => isWanted(line) && words.every((isIn) => isIn(plain(line.text))))
  if (q === '' || found.length >= fewLines) return found
  return [...new Set([...found, ...linesAbout(q).filter(isWanted).slice(0, mostLinesAbout)])]
}

/** A line as this user reads it at this part of their day: with their name inserted, and what to do with it. */
export function readOpenLine(line: BankLine, firstName: string | undefined, partOfDay: PartOfDay) {
  const { id, theme, form, level, situations, hours, why } = line
  const text = insertName(line.text, sayableName(firstName))
  const spec = { theme, form, level, situation: situations[0], partOfDay: hours[0] ?? partOfDay }
  const description = why ?? describe(spec, randomFrom(`library|${id}`))
  return { id, text, description, themes: [theme], form, level, technique: techniqueOf({ text, form, level }) }
}
