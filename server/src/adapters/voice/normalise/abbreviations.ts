import { monthName } from './read-date.ts'

/** A word's neighbours, on which its meaning can depend. */
export interface Surroundings {
  /** It is part of a telephone number. */
  isPhone?: boolean
  /** A full stop follows directly. */
  dotted: boolean
  before: string | undefined
  after: string | undefined
}

const capitalised = (word: string | undefined) => word !== undefined && /^\p{Lu}/u.test(word)
const numeric = (word: string | undefined) => word !== undefined && /^\d/.test(word)

/** Abbreviations that mean the same everywhere, with or without dots. */
const unambiguous: Record<string, string> = {
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  prof: 'professor',
  'e.g': 'for example',
  eg: 'for example',
  'i.e': 'that is',
  etc: 'et cetera',
  vs: 'versus',
  mins: 'minutes',
  hr: 'hour',
  hrs: 'hours',
  yrs: 'years',
  wks: 'weeks',
  xmas: 'christmas',
  'w/o': 'without',
  'b/c': 'because',
}

/** Also words of their own, or letters: expanded only if a full stop follows. */
const dottedForms: Record<string, string> = {
  rd: 'road',
  ave: 'avenue',
  approx: 'approximately',
  min: 'minutes',
  dept: 'department',
  tel: 'telephone',
  sat: 'saturday',
  sun: 'sunday',
}

const dayNames = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
/** Three letters of a month, or a weekday. "Sat" and "sun" are words. */
const shortDay = /^(mon|tues?|wed|thu(?:rs?)?|fri)$/i

/** The name of a shortened weekday or month with a capital: "Mon", "Sept." "May" is whole. */
function dayOrMonth(word: string, { dotted, before, after }: Surroundings): string | undefined {
  if (!capitalised(word)) return undefined
  if (shortDay.test(word)) return dayNames.find((day) => day.startsWith(word.toLowerCase().slice(0, 3)))
  const isDate = dotted || numeric(before) || numeric(after)
  return isDate && !/^(mar|may)$/i.test(word) ? monthName(word) : undefined
}

/** Abbreviations whose meaning depends on the neighbouring words. */
const byNeighbours: Record<string, (where: Surroundings) => string | undefined> = {
  dr: ({ before, after }) => (capitalised(before) && !capitalised(after) ? 'drive' : 'doctor'),
  st: ({ before, after, dotted }) => {
    if (capitalised(before)) return 'street'
    if (capitalised(after)) return 'saint'
    return dotted ? 'street' : undefined
  },
  no: ({ after, dotted }) => (dotted && numeric(after) ? 'number' : undefined),
  p: ({ after, dotted }) => (dotted && numeric(after) ? 'page' : undefined),
}

/** The words an abbreviation means, or undefined for any other word. `word` comes without its last full stop. */
export function expandAbbreviation(word: string, where: Surroundings): string[] | undefined {
  const key = word.toLowerCase()
  const capitals = word.length > 1 && word === word.toUpperCase()
  const own = (table: Record<string, string>) => (Object.hasOwn(table, key) ? table[key] : undefined)
  const company = Object.hasOwn(byNeighbours, key) && !capitals ? byNeighbours[key]?.(where) : undefined
  const name = capitals ? undefined : dayOrMonth(word, where)
  return (company ?? own(unambiguous) ?? name ?? (where.dotted ? own(dottedForms) : undefined))?.split(' ')
}

/**
 * Whether the full stop after this word belongs to the word alone: in "Dr. Smith" the sentence goes on, in "by 7 a.m.
 * Then" it ends. A title never ends a sentence; any other abbreviation does if a capital follows.
 */
export function dotIsItsOwn(word: string, { before, after }: Surroundings): boolean {
  if (after === undefined) return false
  if (/^(mr|mrs|ms|dr|prof|no|e\.g|i\.e|eg|ie|vs)$/i.test(word)) return true
  if (/^st$/i.test(word)) return !(capitalised(before) && capitalised(after))
  const shortened =
    /^\p{L}(\.\p{L})+$/u.test(word) ||
    /^etc$/i.test(word) ||
    Object.hasOwn(dottedForms, word.toLowerCase()) ||
    /^p$/i.test(word) ||
    (monthName(word) !== undefined && !/^(may|march)$/i.test(word) && word.length < 5)
  return shortened && !capitalised(after)
}
