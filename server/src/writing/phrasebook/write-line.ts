import { type Form, type Level, type Mood, type Theme, themeNames } from '@glimmer/contract'
import { criticFor } from '@glimmer/critic/judge'
import { goesWith } from '@glimmer/critic/judge-set'
import type { Brief, WrittenLine } from '#ports/writer.ts'
import type { BankLine } from '../bank/bank-line.ts'
import type { NoteKind } from '../bank/note-kinds.ts'
import { levelForMood } from '../ladder/climb.ts'
import { readNote } from '../note/read-note.ts'
import { insertName, sayableName } from '../second-person/first-name.ts'
import { type Candidate, rank, type Search, type Wanted } from './choose-line.ts'
import { describe } from './describe.ts'
import { readHistory } from './history.ts'
import { type Random, randomFrom } from './random.ts'
import { sayNearest } from './say-nearest.ts'
import { anyDaySearches, gladSearches, noteSearches, speakingSearches } from './searches.ts'
import { canBeAt, readAt } from './suits.ts'

/** A user's request for a line. */
export interface Request extends Brief {
  /** What another reader says the note is about, for a note that the lists do not know. */
  subject?: NoteKind | undefined
}

/** How many of the best candidates the critic judges before the search widens. */
const judged = 24

const anyShelf = (): boolean => true
const mayBeFirst = ({ isFirst }: BankLine): boolean => isFirst
const forAnyDay = ({ needsOccasion }: BankLine): boolean => !needsOccasion
const closedShelf = ({ isOpen }: BankLine): boolean => !isOpen

function randomOf({ seed, themes, form, level, mood, value, situation, ...request }: Request): Random {
  const parts = [seed, themes.join('+'), form, level, mood, value, situation, readAt(request).join('+')]
  return randomFrom(parts.join('|'))
}

const chosenFor = ({ mood, isGentle }: Request): Mood | undefined => (isGentle ? 'heavy' : mood)

/**
 * The criteria from the note, or else from what the user is working on: none on the heaviest days, which have lines of
 * their own.
 */
function fromNote(request: Request) {
  if (chosenFor(request) === 'heavy') return { note: undefined }
  const { situation, steering } = request
  if (!request.note) return { note: undefined, workingOn: readNote(steering?.workingOn ?? '') }
  const note = readNote(request.note, request.subject)
  const isAtHand = !situation && note?.situation && canBeAt(note.situation, readAt(request))
  return { suggested: isAtHand ? note.situation : undefined, note }
}

/** The criteria of a request, adjusted to the day. */
const wantedFrom = (request: Request): Wanted => ({
  ...request,
  ...fromNote(request),
  mood: chosenFor(request),
  level: levelForMood(request.level, chosenFor(request)),
  recent: request.gentlerThan ? [request.gentlerThan, ...request.recent] : request.recent,
  firstName: sayableName(request.firstName),
})

type Critics = (form: Form, level: Level) => ReturnType<typeof criticFor>

/** Caches the critics of one request: each has read the user's recent lines, and is used again as the search widens. */
function criticsFor({ firstName, recent }: Wanted): Critics {
  const critics = new Map<string, ReturnType<typeof criticFor>>()
  return (form, level) => {
    const known = critics.get(`${form} ${level}`)
    if (known) return known
    const critic = criticFor({ form, level, firstName, recent })
    critics.set(`${form} ${level}`, critic)
    return critic
  }
}

/** The best-ranked line that passes the critic, which allows one soft fault. */
function best(
  { firstName, among = [] }: Wanted,
  critics: Critics,
  candidates: readonly Candidate[],
): Candidate | undefined {
  for (const candidate of candidates.slice(0, judged)) {
    const critic = critics(candidate.form, candidate.level)
    const text = insertName(candidate.text, firstName)
    if (critic(text).verdict === 'pass' && goesWith(among, text, firstName)) return { ...candidate, text }
  }
  return undefined
}

type Shelf = (line: BankLine) => boolean

/** The result of the first search that finds a line. */
function find(wanted: Wanted, searches: readonly Search[], shelf: Shelf, random: Random): Candidate | undefined {
  const history = readHistory(wanted)
  const critics = criticsFor(wanted)
  for (const search of searches) {
    const found = best(wanted, critics, rank(wanted, history, search, shelf, random))
    if (found) return found
  }
  return undefined
}

/** When a user has heard every line that would do, the one heard longest ago may be repeated. */
function findAnywhere(wanted: Wanted, random: Random): Candidate {
  const searches = [
    ...speakingSearches(wanted),
    ...noteSearches(wanted),
    ...gladSearches(wanted),
    ...anyDaySearches(wanted),
  ]
  const shelf = wanted.situation || wanted.note || wanted.part ? anyShelf : forAnyDay
  for (const remembered of [Number.POSITIVE_INFINITY, 60, 20, 1, 0]) {
    const heard = { recent: wanted.recent.slice(0, remembered), among: remembered > 0 ? wanted.among : undefined }
    const found = find({ ...wanted, ...heard }, searches, shelf, random)
    if (found) return found
  }
  throw new Error('The bank has no line at all for what was asked.')
}

/** Names no technique, so analytics, which accepts only known techniques, never records a line for the heaviest day. */
const heavyDay = 'A gentle line for a heavy day, with nothing you need to do.'

/** For a day on which no gentle line was left in the user's own themes. */
const lentFrom = (theme: Theme): string =>
  `A gentle line from another theme, ${themeNames[theme].toLowerCase()}, with nothing you need to do.`

/** Why this line, and how to use it; if it differs from the request, how. */
function descriptionOf(found: Candidate, request: Request, random: Random): string {
  const { situation, partOfDay, mood } = request
  const { theme, form, level, why } = found
  if (chosenFor(request) === 'heavy' && !request.themes.includes(theme)) return lentFrom(theme)
  if (mood === 'heavy') return why ?? heavyDay
  const described = describe({ theme, form, level, situation, partOfDay }, random)
  const nearest = sayNearest(found, request)
  return nearest ? `${described} ${nearest}` : (why ?? described)
}

const toLine = (found: Candidate, request: Request, random: Random) => ({
  text: found.text,
  description: descriptionOf(found, request, random),
  themes: [found.theme],
  form: found.form,
  level: found.level,
})

/** The first line somebody gets is one of those chosen for it, if one is for their theme, level, form and hour. */
function findFirst(wanted: Wanted, random: Random): Candidate | undefined {
  return wanted.recent.length > 0 || wanted.note
    ? undefined
    : find(wanted, [...gladSearches(wanted).slice(0, 1), ...anyDaySearches(wanted).slice(0, 1)], mayBeFirst, random)
}

/** Returns a line from the whole bank that fits this user now: never charged, the same for the same request. */
export function curatedLine(request: Request): WrittenLine {
  const random = randomOf(request)
  const wanted = wantedFrom(request)
  const found = findFirst(wanted, random) ?? findAnywhere(wanted, random)
  return { ...toLine(found, request, random), origin: 'curated', charged: false }
}

/**
 * Returns a line for the request from outside the open shelf: charged. On the heaviest days, and if none in its theme,
 * form and level is left, returns a free one from the whole bank. The same request gives the same line.
 */
export function writeLine(request: Request): WrittenLine {
  if (chosenFor(request) === 'heavy') return curatedLine(request)
  const random = randomOf(request)
  const wanted = wantedFrom(request)
  const scopes = [[random.pick(request.themes)], request.themes].map((themes) => ({ ...wanted, themes }))
  const searches = [
    ...scopes.flatMap(speakingSearches),
    ...scopes.flatMap(noteSearches),
    ...scopes.flatMap(gladSearches),
    ...scopes.flatMap((scope) => anyDaySearches(scope).slice(0, 1)),
  ]
  const found = find(wanted, searches, closedShelf, random)
  return found ? { ...toLine(found, request, random), origin: 'ai', charged: true } : curatedLine(request)
}
