import type { Form, Level, SetPart, Theme, Value } from '@glimmer/contract'
import { linesOf } from '../bank/bank.ts'
import type { BankLine, Standing } from '../bank/bank-line.ts'
import { isNarrow, type NoteKind } from '../bank/note-kinds.ts'
import { fill, valueLines } from '../bank/value-lines.ts'
import type { NoteReading } from '../note/read-note.ts'
import type { Heard, History } from './history.ts'
import type { Random } from './random.ts'
import { isAbout } from './set-subjects.ts'
import { isGlad, isOfHour, type Moment, meetsNote, speaksTo, suits } from './suits.ts'

/** The criteria a line is chosen by. */
export interface Wanted extends Heard, Moment {
  themes: readonly Theme[]
  form: Form
  level: Level
  value?: Value | undefined
  part?: SetPart | undefined
  setSubject?: string | undefined
  note?: NoteReading | undefined
  /** What the user is working on: lines near to it come first among those that fit equally. */
  workingOn?: NoteReading | undefined
}

/** Where to look for a line. */
export interface Search {
  themes: readonly Theme[]
  levels: readonly Level[]
  form: Form
  /**
   * Only lines written for the situation, that answer the note, that fit any note, or that are glad of something;
   * undefined for any that suit.
   */
  only: 'speaking' | 'answering' | 'plain' | 'glad' | undefined
  /** The subjects of lines that answer the note. */
  kinds?: readonly NoteKind[]
}

/** A line that may be offered, in the form it is offered in. */
export interface Candidate {
  text: string
  theme: Theme
  form: Form
  level: Level
  why: string | undefined
  isDry: boolean
  /** Whether it was written for the situation that was named, or none was. */
  speaksTo: boolean
}

/**
 * How much chance decides: a line whose score is higher by this much is chosen 2.7 times as often, so that lines that
 * fit equally are drawn evenly, however many there are.
 */
const temperature = 0.5

/** Noise that makes the best of all scores a draw by their weights (Gumbel). */
const noise = (random: Random): number => -temperature * Math.log(-Math.log(random.next() || Number.MIN_VALUE))

/** The scores of lines that answer the note: narrow subjects come first, then the situation it suggests. */
const forNarrowSubject = 20
const forSuggested = 15
const forBroadSubject = 10
const nearestToNote = 4
const nearestToWork = 1.5

/** A line of a set that is about what the set is about. */
const onSubject = 4

/**
 * How often a line is drawn, by what strict readers think of it, beside others that fit equally: a fair one now and then,
 * a spare one when the others were heard.
 */
const timesDrawn: Readonly<Record<Standing, number>> = { good: 1, fair: 0.2, spare: 0.02 }

/** A line that was written to be said to somebody comes before one that was turned from the first person. */
const writtenToBeSaid = 6

/** Lines that fit any note: the plainest of them fit best, and those are not what readers save. */
const isPlain = ({ noteKinds }: BankLine): boolean => noteKinds.includes('plain')

/** How well a line answers the note; 0 if it was not written for it. */
function noteScore(line: BankLine, wanted: Wanted): number {
  const forSubject = meetsNote(line, wanted) ? (line.noteKinds.some(isNarrow) ? forNarrowSubject : forBroadSubject) : 0
  return Math.max(forSubject, speaksTo(line, wanted.suggested) ? forSuggested : 0)
}

/** Scores how near a line is to the words of the note, or to what the user is working on. */
const nearnessScore = (line: BankLine, { note, workingOn }: Wanted): number =>
  nearestToNote * (note?.nearness(line) ?? 0) + nearestToWork * (workingOn?.nearness(line) ?? 0)

/**
 * Scores how well a line matches the request: the note and the situation count most, then the value, the level, and the
 * hour. What answers a note may be gentler: troubles need allowing before doing.
 */
function fitScore(line: BankLine, wanted: Wanted): number {
  const { situation, value, part, setSubject, level } = wanted
  const forNote = noteScore(line, wanted)
  const stepsOff = Math.abs(level - line.level)
  return (
    (speaksTo(line, situation) ? 3.3 - 0.3 * line.situations.length : 0) +
    forNote +
    nearnessScore(line, wanted) +
    (value && line.values.includes(value) ? 2.5 : 0) +
    (line.form === 'distanced' ? writtenToBeSaid : 0) +
    (isOfHour(line, wanted) ? 0.1 : 0) +
    (isPlain(line) ? 0 : temperature * Math.log(timesDrawn[line.standing])) +
    (part && line.parts.includes(part) ? 1.5 : 0) +
    (setSubject && part !== 'value' && isAbout(line.text, setSubject) ? onSubject : 0) -
    (forNote > 0 ? 0.2 : 2) * stepsOff
  )
}

/** Whether a line was written for one of these subjects of the note, or for the situation it suggests. */
const answersNote = (line: BankLine, { suggested }: Wanted, kinds: readonly NoteKind[]): boolean =>
  !isPlain(line) && (speaksTo(line, suggested) || line.noteKinds.some((kind) => kinds.includes(kind)))

const isLeftOut = (line: BankLine, wanted: Wanted, { only, kinds = [] }: Search): boolean =>
  (only === 'speaking' && !speaksTo(line, wanted.situation)) ||
  (only === 'answering' && !answersNote(line, wanted, kinds)) ||
  (only === 'plain' && !isPlain(line)) ||
  (only === 'glad' && !isGlad(line))

const inForm = (line: BankLine, form: Form): string | undefined =>
  line.form === form ? line.text : form === 'distanced' ? line.asYou : undefined

interface Scored {
  candidate: Candidate
  score: number
}

/** Lines that name the value, used only for the part of a set that is about it: they belong to no theme. */
function valueCandidates({ value, level, part }: Wanted, { themes, levels, form }: Search): Scored[] {
  const [theme] = themes
  if (!(value && theme && part === 'value' && form === 'first-person' && levels.includes(level))) return []
  return valueLines
    .filter((line) => line.level === level && line.values.includes(value))
    .map(({ text }) => ({
      candidate: { text: fill(text, value), theme, form, level, why: undefined, isDry: false, speaksTo: true },
      score: 6,
    }))
}

function bankCandidates(wanted: Wanted, search: Search, isAllowed: (line: BankLine) => boolean): Scored[] {
  const { situation } = wanted
  const { themes, levels, form } = search
  return themes.flatMap(linesOf).flatMap((line) => {
    if (!levels.includes(line.level) || !isAllowed(line) || !suits(line, wanted)) return []
    const speaks = situation === undefined || speaksTo(line, situation)
    const text = inForm(line, form)
    if (!text || isLeftOut(line, wanted, search)) return []
    const { theme, level, why, isDry } = line
    return [{ candidate: { text, theme, form, level, why, isDry, speaksTo: speaks }, score: fitScore(line, wanted) }]
  })
}

/**
 * Ranks the lines of one search that the user has not heard, best first.
 * @param isAllowed which shelf they may come from.
 */
export function rank(
  wanted: Wanted,
  history: History,
  search: Search,
  isAllowed: (line: BankLine) => boolean,
  random: Random,
): Candidate[] {
  return [...bankCandidates(wanted, search, isAllowed), ...valueCandidates(wanted, search)]
    .filter(({ candidate }) => history.mayComeNow(candidate.text))
    .map(({ candidate, score }) => ({
      candidate,
      score: score + history.score(candidate) + noise(random),
    }))
    .sort((one, other) => other.score - one.score)
    .map(({ candidate }) => candidate)
}
