import type { Month } from '#lib/calendar.ts'

const names = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const namesWithYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "November", with its year if that is not the current one. */
export function monthName(month: Month, now: Date): string {
  const format = Number(month.slice(0, 4)) === now.getFullYear() ? names : namesWithYear
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

const longDays = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "Thursday 19 November". */
export const dayName = (day: string): string => longDays.format(new Date(`${day}T00:00:00Z`)).replace(',', '')
