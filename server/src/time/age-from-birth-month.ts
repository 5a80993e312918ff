import { monthsAfter } from './months.ts'

/** A user's month and year of birth, which is all they are asked for. */
export interface BirthMonth {
  /** 1 is January. */
  month: number
  year: number
}

const yearMonths = 12
const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * The first day on which a person is certainly that many years old, such as `2029-04-01`: whatever the day of birth,
 * the birthday is in the month before. Nobody counts as older than they are; some count as younger for up to a month.
 */
export function certainFrom({ month, year }: BirthMonth, years: number): string {
  const isDecember = month === yearMonths
  return `${year + years + (isDecember ? 1 : 0)}-${twoDigits(isDecember ? 1 : month + 1)}-01`
}

/** The day that many years before the first of a month. */
export const yearsBefore = (day: string, years: number): string =>
  monthsAfter(new Date(day), -years * yearMonths)
    .toISOString()
    .slice(0, 10)

/** The legal age of adulthood; `adultOn` is the first day on which it is certain. */
export const adultAge = 18
