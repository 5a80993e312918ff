import {
  type Form,
  type Level,
  type Mood,
  moods,
  type Situation,
  setParts,
  situations,
  type Theme,
  themes,
  type Value,
  values,
} from '@glimmer/contract'
import { fnv1a } from '@glimmer/lib/seeded-random'
import { canAnswerYou, canBeSaidToYou, toSecondPerson } from '../second-person/to-second-person.ts'
import type { BankLine, Standing } from './bank-line.ts'
import type { CuratedLine } from './curated/curated-lines.ts'
import type { PartOfDay } from './curated/types.ts'
import { isNarrow, type NoteKind, noteKinds } from './note-kinds.ts'

const forms: Readonly<Record<string, Form>> = {
  I: 'first-person',
  you: 'distanced',
  '?': 'question',
  when: 'if-then',
}
const partsOfDay: readonly PartOfDay[] = ['morning', 'afternoon', 'evening', 'night']

const idOf = (text: string): string => fnv1a(text).toString(16).padStart(8, '0')

/** One line in four is on the open shelf, selected by its id so that every theme, level and form has some. */
const isOpen = (id: string): boolean => /^[0-3]/.test(id)

/** Situations that belong to an hour of every day: today's line may be for them. */
const daily: readonly Situation[] = ['waking-up', 'winding-down', 'bedtime']

/** Whether a line speaks of something that not every day has: it needs a note or a situation that says so. */
function needsOccasion({ noteKinds, situations: named, isFirst }: Home): boolean {
  return noteKinds.length > 0 || (!isFirst && named.length > 0 && !named.some((one) => daily.includes(one)))
}

const standings: readonly Standing[] = ['fair', 'spare']

const knownTags: ReadonlySet<string> = new Set([
  ...situations,
  ...partsOfDay,
  ...values,
  ...moods.map((mood) => `not-${mood}`),
  ...noteKinds.map((kind) => `note-${kind}`),
  ...setParts,
  ...standings,
  'first',
  'first-only',
  'humour',
])

/** The values of `all` that the tags contain. */
const among = <T extends string>(all: readonly T[], tags: readonly string[]): T[] =>
  all.filter((one) => tags.includes(one))

/** What a note must be about: of broad and narrow subjects, the narrow ones decide. */
function readKinds(tags: readonly string[]): readonly NoteKind[] {
  const kinds = noteKinds.filter((kind) => tags.includes(`note-${kind}`))
  const narrow = kinds.filter(isNarrow)
  return narrow.length > 0 ? narrow : kinds
}

/** Parses a line's tags. `courage`, `rest` and `care` are values. */
function readTags(tags: readonly string[]) {
  const unknown = tags.find((tag) => !knownTags.has(tag))
  if (unknown !== undefined) throw new Error(`There is no tag "${unknown}".`)
  return {
    situations: among<Situation>(situations, tags),
    hours: among(partsOfDay, tags),
    values: among<Value>(values, tags),
    notMoods: moods.filter((mood: Mood) => tags.includes(`not-${mood}`)),
    noteKinds: readKinds(tags),
    parts: among(setParts, tags),
    isFirst: tags.includes('first'),
    standing: among(standings, tags)[0] ?? 'good',
    isDry: tags.includes('humour'),
  }
}

type Home = ReturnType<typeof readTags> & { isFirstOnly: boolean }

/** Parsed tags by their text: thousands of lines have the same, and share one object. */
const homes = new Map<string, Home>()

function homeOf(tagged: string): Home {
  const known = homes.get(tagged)
  if (known) return known
  const tags = tagged.split(' ').filter((tag) => tag !== '' && tag !== '-')
  const home = { ...readTags(tags), isFirstOnly: tags.includes('first-only') }
  homes.set(tagged, home)
  return home
}

/** The line said to somebody; undefined where it would tell them what they do or feel, which nobody has said. */
const toYou = (text: string, answersNote: boolean): string | undefined =>
  (answersNote ? canAnswerYou(text) : canBeSaidToYou(text)) ? `{name}, ${toSecondPerson(text)}` : undefined

function readLine(written: string, theme: Theme, level: Level): BankLine {
  const [formEnd, tagsEnd] = [written.indexOf('|'), written.indexOf('|', written.indexOf('|') + 1)]
  const form = forms[written.slice(0, formEnd).trim()]
  const text = written.slice(tagsEnd + 1).trim()
  if (!(form && text && tagsEnd > formEnd)) throw new Error(`This is not "form | tags | line": ${written}`)
  const home = homeOf(written.slice(formEnd + 1, tagsEnd).trim())
  const id = idOf(text)
  // Assign each field: spreading an object for each of nine thousand lines slows down startup.
  return {
    id,
    text,
    asYou: form === 'first-person' && !home.isFirstOnly ? toYou(text, home.noteKinds.length > 0) : undefined,
    theme,
    level,
    form,
    situations: home.situations,
    hours: home.hours,
    values: home.values,
    notMoods: home.notMoods,
    noteKinds: home.noteKinds,
    parts: home.parts,
    isFirst: home.isFirst,
    standing: home.standing,
    isDry: home.isDry,
    why: undefined,
    // Lines that answer a note are not for browsing: they assert what the note said.
    isOpen: home.noteKinds.length === 0 && isOpen(id),
    needsOccasion: needsOccasion(home),
  }
}

/** A curated line, with the sentence written for it, is on the open shelf. */
export const fromCurated = ({ text, why, theme, level, form, fits }: CuratedLine): BankLine => ({
  id: idOf(text),
  text,
  asYou: form === 'first-person' ? toYou(text, false) : undefined,
  theme,
  level,
  form,
  ...readTags(fits),
  why,
  isOpen: true,
  needsOccasion: false,
})

/**
 * Parses a page of the bank, one line per row: `form | tags | line`. Forms: `I`, `you` (with `{name}`), `?`, `when`.
 * Tags, or `-` for none: the situations, parts of the day and values a line is at home in, `not-<mood>` for a mood in
 * which it must not be shown, `note-<kind>` for what a note must be about, parts of a set, `first-only` if it would sound
 * wrong in the second person, `first` if it may be a user's first line, `fair` or `spare` by what readers think of it (see
 * `Standing`), and `humour` if it is dry. Throws for any other tag.
 */
export const readLines = (page: string, theme: Theme, level: Level): BankLine[] =>
  page
    .split('\n')
    .filter((written) => written.trim() !== '')
    .map((written) => readLine(written, theme, level))

const headed = /^(?<theme>[a-z-]+) (?<level>[1-5]) *\| *(?<form>\S+)(?<tags>[^|]*)\|(?<line>.*)$/

/**
 * Parses a page of lines for notes: a heading `# subject`, then `theme level | form tags | line` for each line about it.
 */
export function readNoteLines(page: string): BankLine[] {
  let subject = ''
  return page.split('\n').flatMap((row) => {
    if (row.startsWith('# ')) subject = row.slice(2).trim()
    if (row.trim() === '' || row.startsWith('# ')) return []
    const { theme = '', level, form, tags, line } = headed.exec(row)?.groups ?? {}
    const known = themes.find((one) => one === theme)
    if (!(known && subject)) throw new Error(`This is not "theme level | form tags | line" below a heading: ${row}`)
    return [readLine(`${form} | note-${subject}${tags} | ${line}`, known, Number(level) as Level)]
  })
}
