/** An abbreviation's neighbours, on which its meaning can depend. */
export interface Surroundings {
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
  prof: 'professor',
  'e.g': 'for example',
  eg: 'for example',
  'i.e': 'that is',
  etc: 'et cetera',
  vs: 'versus',
  mins: 'minutes',
  hr: 'hour',
  hrs: 'hours',
}

/** Also words of their own, or letters: expanded only if a full stop follows. */
const dottedForms: Record<string, string> = {
  rd: 'road',
  ave: 'avenue',
  approx: 'approximately',
  min: 'minutes',
  dept: 'department',
  jan: 'january',
  feb: 'february',
  aug: 'august',
  sept: 'september',
  oct: 'october',
  nov: 'november',
  dec: 'december',
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
}

/** The words an abbreviation means, or undefined for any other word. `word` comes without its last full stop. */
export function expandAbbreviation(word: string, where: Surroundings): string[] | undefined {
  const key = word.toLowerCase()
  const capitals = word.length > 1 && word === word.toUpperCase()
  const own = (table: Record<string, string>) => (Object.hasOwn(table, key) ? table[key] : undefined)
  const company = Object.hasOwn(byNeighbours, key) && !capitals ? byNeighbours[key]?.(where) : undefined
  return (company ?? own(unambiguous) ?? (where.dotted ? own(dottedForms) : undefined))?.split(' ')
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
    /^\p{L}(\.\p{L})+$/u.test(word) || /^etc$/i.test(word) || Object.hasOwn(dottedForms, word.toLowerCase())
  return shortened && !capitalised(after)
}
