import type { DayRange } from '@glimmer/contract'

/** A month of the calendar, as `2026-11`. */
export type Month = string

export const monthOf = (day: string): Month => day.slice(0, 7)

/** The month so many months after another. */
export function monthsAfter(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The first and the last day of a month. */
export const daysOf = (month: Month): DayRange => ({
  from: `${month}-01`,
  to: new Date(Date.parse(`${monthsAfter(month, 1)}-01T00:00:00Z`) - 1).toISOString().slice(0, 10),
})

const names = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const namesWithYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "November", and with its year where that is another than the reader's. */
export function monthName(month: Month, now: Date): string {
  const format = Number(month.slice(0, 4)) === now.getFullYear() ? names : namesWithYear
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

const longDays = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "Thursday 19 November". */
export const dayName = (day: string): string => longDays.format(new Date(`${day}T00:00:00Z`)).replace(',', '')
