import type { Form, Level, SetPart, Theme, Value } from '@glimmer/contract'
import { linesOf } from '../bank/bank.ts'
import type { BankLine } from '../bank/bank-line.ts'
import { fill, valueLines } from '../bank/value-lines.ts'
import type { Heard, History } from './history.ts'
import type { Random } from './random.ts'
import { type Moment, meetsNote, speaksTo, suits } from './suits.ts'

/** The criteria a line is chosen by. */
export interface Wanted extends Heard, Moment {
  themes: readonly Theme[]
  form: Form
  level: Level
  value?: Value | undefined
  part?: SetPart | undefined
  /** How close a line is to the user's note, from 0 to 1. */
  nearNote?: ((line: BankLine) => number) | undefined
}

/** Where to look for a line. */
export interface Search {
  themes: readonly Theme[]
  levels: readonly Level[]
  form: Form
  /** Only lines written for the situation, or that answer the note; undefined for any that suit. */
  only: 'speaking' | 'answering' | undefined
}

/** A line that may be offered, in the form it is offered in. */
export interface Candidate {
  text: string
  theme: Theme
  form: Form
  level: Level
  why: string | undefined
  /** Whether it was written for the situation that was named, or none was. */
  speaksTo: boolean
}

/** How much chance decides among lines that fit equally. */
const variety = 2.5

/**
 * The score of a line that was written for what the note is about, and of one that contains the words closest to it.
 */
const writtenForNote = 12
const nearestToNote = 7

/**
 * Scores how well a line matches the request: the situation and the note count most, then the value, the level, and the
 * hour.
 */
function fitScore(line: BankLine, wanted: Wanted): number {
  const { situation, suggested, value, partOfDay, part, level, nearNote } = wanted
  const speaks = speaksTo(line, situation) || speaksTo(line, suggested)
  return (
    (speaks ? 3.3 - 0.3 * line.situations.length : 0) +
    (meetsNote(line, wanted) ? writtenForNote : nearestToNote * (nearNote?.(line) ?? 0)) +
    (value && line.values.includes(value) ? 2.5 : 0) +
    (line.hours.includes(partOfDay) ? 0.3 : 0) +
    (part && line.parts.includes(part) ? 1.5 : 0) -
    2 * (level - line.level)
  )
}

/** Lines this close to a note are about what it says. */
const nearEnough = 0.5

/** Whether a line answers what the note is about. */
const answersNote = (line: BankLine, wanted: Wanted): boolean =>
  meetsNote(line, wanted) || speaksTo(line, wanted.suggested) || (wanted.nearNote?.(line) ?? 0) >= nearEnough

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
      candidate: { text: fill(text, value), theme, form, level, why: undefined, speaksTo: true },
      score: 6,
    }))
}

function bankCandidates(
  wanted: Wanted,
  { themes, levels, form, only }: Search,
  isAllowed: (line: BankLine) => boolean,
): Scored[] {
  const { situation } = wanted
  return themes.flatMap(linesOf).flatMap((line) => {
    if (!levels.includes(line.level) || !isAllowed(line) || !suits(line, wanted)) return []
    const speaks = situation === undefined || speaksTo(line, situation)
    const text = inForm(line, form)
    const isLeftOut = (only === 'speaking' && !speaks) || (only === 'answering' && !answersNote(line, wanted))
    if (!text || isLeftOut) return []
    const { theme, level, why } = line
    return [{ candidate: { text, theme, form, level, why, speaksTo: speaks }, score: fitScore(line, wanted) }]
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
    .filter(({ candidate }) => !history.hasHeard(candidate.text))
    .map(({ candidate, score }) => ({
      candidate,
      score: score + history.score(candidate.text) + variety * random.next(),
    }))
    .sort((one, other) => other.score - one.score)
    .map(({ candidate }) => candidate)
}
