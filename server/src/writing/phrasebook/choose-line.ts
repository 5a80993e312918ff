import type { Form, Level, Mood, SetPart, Situation, Theme, Value } from '@glimmer/contract'
import { linesOf } from '../bank/bank.ts'
import type { BankLine } from '../bank/bank-line.ts'
import type { PartOfDay } from '../bank/curated/types.ts'
import { fill, valueLines } from '../bank/value-lines.ts'
import { openingOf } from '../critic/judge-set.ts'
import { withoutName, wordsOf } from '../critic/parsed-line.ts'
import { toSecondPerson } from '../second-person/to-second-person.ts'
import type { Random } from './random.ts'

/** What a line is chosen by. */
export interface Wanted {
  themes: readonly Theme[]
  form: Form
  level: Level
  mood?: Mood | undefined
  value?: Value | undefined
  situation?: Situation | undefined
  partOfDay: PartOfDay
  part?: SetPart | undefined
  /** What the person has heard, newest first. */
  recent: readonly string[]
  firstName?: string | undefined
  /** Lines they called true. */
  liked?: readonly string[] | undefined
  /** The line this one takes the place of. */
  gentlerThan?: string | undefined
}

/** A line that may be offered, in the form it is offered in. */
export interface Candidate {
  text: string
  theme: Theme
  form: Form
  level: Level
  why: string | undefined
}

/** Occasions a line must not assert: a line that suits only these is offered only when the person names one. */
const occasions: readonly Situation[] = [
  'an-exam',
  'an-interview',
  'a-hard-talk',
  'meeting-people',
  'after-a-setback',
  'waiting-for-news',
]

/** The hours at which a situation of every day is at hand without being named. */
const hoursOf: Partial<Record<Situation, readonly PartOfDay[]>> = {
  'waking-up': ['morning'],
  'before-work': ['morning'],
  'a-busy-day': ['morning', 'afternoon'],
  'winding-down': ['evening', 'night'],
  bedtime: ['evening', 'night'],
}

/** On a heavy day no line plays with these images: somebody may hear in them what was not meant. */
const heavyImages =
  /\b(?:end(?:s|ed|ing|ings|less)?|silen(?:t|tly|ce|ces|ced)|dark(?:er|est|ness|ens?)?|let(?:s|ting)?(?: \w+){0,3} go|tomorrow(?:['’]s)?)\b/i

/** A line that says the person feels low contradicts somebody who has just said they feel well. */
const lowFeelings =
  /\b(?:I'm|I am|I feel|I notice I'm|I notice I feel)(?: so| a bit| a little)? (?:tense|tired|frightened|afraid|scared|sad|lonely|worried|ashamed|worn|exhausted|hurt|numb|low)\b/

/** Whether the words of a line can be met in this mood. */
export function suitsMood(text: string, mood: Mood): boolean {
  if (mood === 'heavy') return !heavyImages.test(text)
  return !((mood === 'good' || mood === 'bright') && lowFeelings.test(text))
}

/** Lines for the end of the day are lines about sleep at any hour: the night they speak of comes. */
const suitsHour = ({ hours, theme }: BankLine, partOfDay: PartOfDay): boolean =>
  hours.length === 0 || hours.includes(partOfDay) || (theme === 'sleep' && hours.includes('evening'))

function suitsSituation({ situations, theme }: BankLine, { situation, partOfDay }: Wanted): boolean {
  if (situations.length === 0) return true
  if (situation) return situations.includes(situation)
  return situations.some(
    (one) => !occasions.includes(one) && (theme === 'sleep' || (hoursOf[one]?.includes(partOfDay) ?? true)),
  )
}

const suits = (line: BankLine, wanted: Wanted): boolean =>
  (!wanted.mood || (!line.notMoods.includes(wanted.mood) && suitsMood(line.text, wanted.mood))) &&
  suitsSituation(line, wanted) &&
  (line.situations.includes(wanted.situation ?? 'time-alone') || suitsHour(line, wanted.partOfDay))

/** How far a line answers what was asked: the situation and the value first, then its hour and its part in a set. */
const fitScore = (line: BankLine, { situation, value, partOfDay, part }: Wanted): number =>
  (situation && line.situations.includes(situation) ? 3 : 0) +
  (value && line.values.includes(value) ? 2.5 : 0) +
  (line.hours.includes(partOfDay) ? 0.3 : 0) +
  (part && line.parts.includes(part) ? 1.5 : 0)

const inForm = (line: BankLine, form: Form): string | undefined =>
  line.form === form ? line.text : form === 'distanced' ? line.asYou : undefined

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace('{name}, ', '')

/** A line's words without the name, the same whether it was said by "I" or to "you". */
const keyOf = (text: string): string => plain(toSecondPerson(text))

/** What makes one line like another: words of more than three letters, endings aside. */
const contentOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(plain(text))
      .filter(
        (word) =>
          word.length > 3 && !/^(?:that|this|with|have|from|what|when|i'll|you'll|allowed|learning|notice)$/.test(word),
      )
      .map((word) => word.replace(/(?:ing|es|ed|s|e)$/, '')),
  )

const shared = (text: string, others: readonly ReadonlySet<string>[]): number => {
  const mine = [...contentOf(text)]
  if (mine.length === 0 || others.length === 0) return 0
  return mine.filter((word) => others.some((other) => other.has(word))).length / mine.length
}

/** Which lines a person has heard, and what they liked: read once, for scoring many lines. */
export function readHistory({ recent, liked = [], gentlerThan, firstName }: Wanted) {
  const nameless = recent.map((text) => withoutName(text, firstName))
  const heard = new Set(nameless.map(keyOf))
  const openings = nameless.slice(0, 12).map(openingOf)
  const likedOpenings = liked.map((text) => openingOf(withoutName(text, firstName)))
  const likedContent = liked.map(contentOf)
  const replaced = gentlerThan ? [contentOf(withoutName(gentlerThan, firstName))] : []
  return {
    hasHeard: (text: string): boolean => heard.has(keyOf(text)),
    score(text: string): number {
      const opening = openingOf(text.replace('{name}, ', ''))
      const worn = openings.indexOf(opening)
      return (
        (worn === -1 ? 1 : worn < 4 ? -1.5 : -0.5) +
        (likedOpenings.includes(opening) ? 0.8 : 0) +
        0.8 * shared(text, likedContent) +
        8 * shared(text, replaced)
      )
    },
  }
}

/** Lines that name the value, for the one place in a set that is about it: they speak of no theme. */
function valueCandidates({ value, level, form, themes, part }: Wanted): { candidate: Candidate; score: number }[] {
  const [theme] = themes
  if (!(value && theme && part === 'value' && form === 'first-person')) return []
  return valueLines
    .filter((line) => line.level === level && line.values.includes(value))
    .map(({ text }) => ({ candidate: { text: fill(text, value), theme, form, level, why: undefined }, score: 6 }))
}

/** How much chance decides among lines that fit alike. */
const variety = 2.5

interface Search {
  themes: readonly Theme[]
  levels: readonly Level[]
  form: Form
}

/**
 * Lines for one search that the person has not heard, best first.
 * @param isAllowed which shelf they may come from.
 */
export function rank(
  wanted: Wanted,
  { themes, levels, form }: Search,
  isAllowed: (line: BankLine) => boolean,
  random: Random,
): Candidate[] {
  const history = readHistory(wanted)
  const fromBank = themes.flatMap(linesOf).flatMap((line) => {
    if (!levels.includes(line.level) || !isAllowed(line) || !suits(line, wanted)) return []
    const text = inForm(line, form)
    if (!text) return []
    const { theme, level, why } = line
    return [{ candidate: { text, theme, form, level, why }, score: fitScore(line, wanted) }]
  })
  return [...fromBank, ...(levels.includes(wanted.level) ? valueCandidates({ ...wanted, themes, form }) : [])]
    .filter(({ candidate }) => !history.hasHeard(candidate.text))
    .map(({ candidate, score }) => ({
      candidate,
      score: score + history.score(candidate.text) + variety * random.next(),
    }))
    .sort((one, other) => other.score - one.score)
    .map(({ candidate }) => candidate)
}
