import {
  type Form,
  type Level,
  type Mood,
  moods,
  type Situation,
  setParts,
  situations,
  type Theme,
  type Value,
  values,
} from '@glimmer/contract'
import { hash } from '../phrasebook/random.ts'
import { toSecondPerson } from '../second-person/to-second-person.ts'
import type { BankLine } from './bank-line.ts'
import type { CuratedLine } from './curated/curated-lines.ts'
import type { PartOfDay } from './curated/types.ts'
import { type NoteKind, noteKinds } from './note-kinds.ts'

const forms: Readonly<Record<string, Form>> = {
  I: 'first-person',
  you: 'distanced',
  '?': 'question',
  when: 'if-then',
}
const partsOfDay: readonly PartOfDay[] = ['morning', 'afternoon', 'evening', 'night']

const idOf = (text: string): string => hash(text).toString(16).padStart(8, '0')

/** One line in four is on the open shelf, drawn by its id so that every theme, step and form has some. */
const isOpen = (id: string): boolean => /^[0-3]/.test(id)

/** Those of `all` that the tags name. */
const among = <T extends string>(all: readonly T[], tags: readonly string[]): T[] =>
  all.filter((one) => tags.includes(one))

/** What the tags of a line say. `courage`, `rest` and `care` are values. */
const readTags = (tags: readonly string[]) => ({
  situations: among<Situation>(situations, tags),
  hours: among(partsOfDay, tags),
  values: among<Value>(values, tags),
  notMoods: moods.filter((mood: Mood) => tags.includes(`not-${mood}`)),
  noteKinds: noteKinds.filter((kind: NoteKind) => tags.includes(`note-${kind}`)),
  parts: among(setParts, tags),
})

type Home = ReturnType<typeof readTags> & { isFirstOnly: boolean }

/** Where a line is at home, by its tags as they are written: thousands have the same, and share one object. */
const homes = new Map<string, Home>()

function homeOf(tagged: string): Home {
  const known = homes.get(tagged)
  if (known) return known
  const tags = tagged === '-' ? [] : tagged.split(' ')
  const home = { ...readTags(tags), isFirstOnly: tags.includes('first-only') }
  homes.set(tagged, home)
  return home
}

/** What "I notice" is only guessed at in somebody else: "you may notice". */
const toYou = (text: string): string => `{name}, ${toSecondPerson(text).replace(/^you notice\b/, 'you may notice')}`

function readLine(written: string, theme: Theme, level: Level): BankLine {
  const [formEnd, tagsEnd] = [written.indexOf('|'), written.indexOf('|', written.indexOf('|') + 1)]
  const form = forms[written.slice(0, formEnd).trim()]
  const text = written.slice(tagsEnd + 1).trim()
  if (!(form && text && tagsEnd > formEnd)) throw new Error(`This is not "form | tags | line": ${written}`)
  const home = homeOf(written.slice(formEnd + 1, tagsEnd).trim())
  const id = idOf(text)
  // Field by field: a spread for each of ten thousand lines is felt at the start.
  return {
    id,
    text,
    asYou: form === 'first-person' && !home.isFirstOnly ? toYou(text) : undefined,
    theme,
    level,
    form,
    situations: home.situations,
    hours: home.hours,
    values: home.values,
    notMoods: home.notMoods,
    noteKinds: home.noteKinds,
    parts: home.parts,
    why: undefined,
    // What answers a note is not for browsing: it asserts what the note said.
    isOpen: home.noteKinds.length === 0 && isOpen(id),
  }
}

/** A curated line, with the reason that was written for it, stands on the open shelf. */
export const fromCurated = ({ text, why, theme, level, form, fits }: CuratedLine): BankLine => ({
  id: idOf(text),
  text,
  asYou: form === 'first-person' ? toYou(text) : undefined,
  theme,
  level,
  form,
  ...readTags(fits),
  why,
  isOpen: true,
})

/**
 * Reads a page of the bank: one line each, `form | tags | line`. Forms: `I`, `you` (with `{name}`), `?`, `when`. Tags, or
 * `-` for none: the situations, parts of the day and values a line is at home in, `not-<mood>` for a mood it must not
 * meet, `note-<kind>` for what a note must speak of, parts of a set, and `first-only` where it would sound wrong said to "you".
 */
export const readLines = (page: string, theme: Theme, level: Level): BankLine[] =>
  page
    .split('\n')
    .filter((written) => written.trim() !== '')
    .map((written) => readLine(written, theme, level))
