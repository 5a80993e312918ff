import {
  themes as everyTheme,
  type Form,
  type Level,
  type Mood,
  type SetPart,
  type Situation,
  type Theme,
  themeNames,
  type Value,
} from '@glimmer/contract'
import type { BankLine } from '../bank/bank-line.ts'
import type { PartOfDay } from '../bank/curated/types.ts'
import { criticFor } from '../critic/judge.ts'
import { levelForMood } from '../ladder/climb.ts'
import { insertName, sayableName } from '../second-person/first-name.ts'
import { type Candidate, rank, type Wanted } from './choose-line.ts'
import { describe } from './describe.ts'
import { type Random, randomFrom } from './random.ts'

/** What a person asks for. There is no place for their note: what is not read cannot be echoed. */
export interface Request {
  themes: readonly Theme[]
  form: Form
  level: Level
  mood?: Mood | undefined
  value?: Value | undefined
  situation?: Situation | undefined
  firstName?: string | undefined
  partOfDay: PartOfDay
  seed: string
  recent: readonly string[]
  /** Lines the person called true, newest first. */
  liked?: readonly string[] | undefined
  /** The line that was too much: this one takes its place. */
  gentlerThan?: string | undefined
  /** It may be a heavy day though nobody said so: chosen as for one, and described as any other. */
  isGentle?: boolean | undefined
  /** What the line is for in a set. */
  part?: SetPart | undefined
}

/** A line that has passed the critic. */
export interface Line {
  text: string
  description: string
  themes: readonly Theme[]
  form: Form
  level: Level
  origin: 'curated' | 'ai'
  charged: boolean
}

/** How many of the best the critic sees before the search widens. */
const judged = 24

/** The themes every plan opens: what stands in when all of a person's own lines have been heard. */
const openToAll = everyTheme.slice(0, 7)

const anyShelf = (): boolean => true
const closedShelf = ({ isOpen }: BankLine): boolean => !isOpen

function randomOf({ seed, themes, form, level, mood, value, situation, partOfDay }: Request): Random {
  return randomFrom([seed, themes.join('+'), form, level, mood, value, situation, partOfDay].join('|'))
}

const chosenFor = ({ mood, isGentle }: Request): Mood | undefined => (isGentle ? 'heavy' : mood)

/** What was asked for, as far as the day allows. */
const wantedFrom = (request: Request): Wanted => ({
  ...request,
  mood: chosenFor(request),
  level: levelForMood(request.level, chosenFor(request)),
  recent: request.gentlerThan ? [request.gentlerThan, ...request.recent] : request.recent,
  firstName: sayableName(request.firstName),
})

/** The best-ranked line that the critic lets through; of soft faults it may have one. */
function best(wanted: Wanted, candidates: readonly Candidate[]): Candidate | undefined {
  for (const candidate of candidates.slice(0, judged)) {
    const { form, level } = candidate
    const text = insertName(candidate.text, wanted.firstName)
    const { verdict } = criticFor({ form, level, firstName: wanted.firstName, recent: wanted.recent })(text)
    if (verdict === 'pass') return { ...candidate, text }
  }
  return undefined
}

/**
 * From the closest to what was asked to what is kind in any case: its theme and form on its step, then on gentler ones,
 * then said plainly, then in any form, then other themes. A line is never above the level asked.
 */
function searches({ themes, form, level }: Wanted) {
  const gentler = ([4, 3, 2, 1] as const).filter((step) => step < level)
  return [
    { themes, levels: [level], form },
    { themes, levels: gentler, form },
    { themes, levels: [level], form: 'first-person' },
    { themes, levels: gentler, form: 'first-person' },
    { themes, levels: [level, ...gentler], form: 'question' },
    { themes, levels: [level, ...gentler], form: 'if-then' },
    { themes: openToAll, levels: [level, ...gentler], form },
    { themes: openToAll, levels: [level, ...gentler], form: 'first-person' },
  ] as const
}

function find(wanted: Wanted, random: Random, shelf: (line: BankLine) => boolean): Candidate | undefined {
  for (const search of searches(wanted)) {
    const found = best(wanted, rank(wanted, search, shelf, random))
    if (found) return found
  }
  return undefined
}

/** When a person has heard every line that would do, the one they heard longest ago may come again. */
function findAgain(wanted: Wanted, random: Random): Candidate {
  for (const remembered of [60, 20, 1, 0]) {
    const found = find({ ...wanted, recent: wanted.recent.slice(0, remembered) }, random, anyShelf)
    if (found) return found
  }
  throw new Error('The bank has no line at all for what was asked.')
}

/** Says nothing of a technique: of a line for the heaviest day nothing can be counted. */
const heavyDay = 'A gentle line for a heavy day; let it keep you company, and ask nothing of yourself.'

/** For a day on which there was nothing gentle left in a theme of the person's own. */
const lentFrom = (theme: Theme): string =>
  `A gentle line, lent from ${themeNames[theme].toLowerCase()} for today; let it keep you company, and ask nothing of yourself.`

function toLine({ text, theme, form, level, why }: Candidate, request: Request, random: Random) {
  const { situation, partOfDay, mood } = request
  const written = mood === 'heavy' ? heavyDay : describe({ theme, form, level, situation, partOfDay }, random)
  const isLent = chosenFor(request) === 'heavy' && !request.themes.includes(theme)
  return { text, description: isLent ? lentFrom(theme) : (why ?? written), themes: [theme], form, level }
}

/** A line from the whole bank that fits this person now: never charged, the same for the same request. */
export function curatedLine(request: Request): Line {
  const random = randomOf(request)
  const wanted = wantedFrom(request)
  const found = find(wanted, random, anyShelf) ?? findAgain(wanted, random)
  return { ...toLine(found, request, random), origin: 'curated', charged: false }
}

/**
 * A line for what was asked, from the shelf that is not open to everybody: charged. On the heaviest days, and where none
 * is left that would do, one from the whole bank, free. The same request gives the same line.
 */
export function writeLine(request: Request): Line {
  if (chosenFor(request) === 'heavy') return curatedLine(request)
  const random = randomOf(request)
  const wanted = wantedFrom(request)
  const drawn = random.pick(request.themes)
  for (const themes of [[drawn], request.themes]) {
    const [closest, gentler] = searches({ ...wanted, themes })
    const found =
      best(wanted, rank(wanted, closest, closedShelf, random)) ??
      best(wanted, rank(wanted, gentler, closedShelf, random))
    if (found) return { ...toLine(found, request, random), origin: 'ai', charged: true }
  }
  return curatedLine(request)
}
