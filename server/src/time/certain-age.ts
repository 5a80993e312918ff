import { monthsAfter } from './months.ts'

/** When somebody was born, as far as they are asked. */
export interface BirthMonth {
  /** 1 is January. */
  month: number
  year: number
}

const yearMonths = 12
const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * The first day on which somebody is certainly so many years old, as `2029-04-01`: whatever the day of birth, the
 * birthday is in the month before. Nobody is taken for older than they are; some, for a month, for younger.
 */
export function certainFrom({ month, year }: BirthMonth, years: number): string {
  const isDecember = month === yearMonths
  return `${year + years + (isDecember ? 1 : 0)}-${twoDigits(isDecember ? 1 : month + 1)}-01`
}

/** The day so many years before a first of a month. */
export const yearsBefore = (day: string, years: number): string =>
  monthsAfter(new Date(day), -years * yearMonths)
    .toISOString()
    .slice(0, 10)

/** The age that the law calls adult, and that `adultOn` is the first certain day of. */
export const adultAge = 18
