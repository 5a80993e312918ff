import { cardinal, ordinal, year } from './numbers.ts'

const monthNames = 'january february march april may june july august september october november december'.split(' ')
/** "may" and "march" are also verbs: only a capital makes them months. */
const monthPattern = /^(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)/i

/** The name of a month written out or shortened, with a capital; undefined for any other word. */
export function monthName(word: string | undefined): string | undefined {
  const short = monthPattern
    .exec(word ?? '')?.[1]
    ?.toLowerCase()
    .slice(0, 3)
  const name = monthNames.find((month) => month.slice(0, 3) === short)
  if (!word || !name || !/^\p{Lu}/u.test(word)) return undefined
  const written = word.toLowerCase()
  return written === name || written === short || written === 'sept' ? name : undefined
}

const isDay = (digits: string) => Number(digits) >= 1 && Number(digits) <= 31
const inCentury = (digits: string) => (digits.length === 2 ? ['twenty', ...cardinal(digits)] : year(digits))

/** "21/06/2026" and "2026-06-21" → the twenty first of june twenty twenty six; undefined if it is no date. */
export function fullDate(day = '', month = '', yearDigits = ''): string[] | undefined {
  const name = monthNames[Number(month) - 1]
  if (!name || !isDay(day)) return undefined
  const years = yearDigits === '' ? [] : inCentury(yearDigits)
  return ['the', ...ordinal(String(Number(day))), 'of', name, ...years]
}

/** The number of a day beside its month: "3 May" and "3rd May" → the third of (May), "May 3" → (May) the third. */
export function dayOfMonth(word: string, before: string | undefined, after: string | undefined): string[] | undefined {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/i.exec(word)?.[1]
  if (!digits || !isDay(digits)) return undefined
  const said = ordinal(String(Number(digits)))
  if (monthName(after)) return [...(before?.toLowerCase() === 'the' ? [] : ['the']), ...said, 'of']
  return monthName(before) ? ['the', ...said] : undefined
}
