import type { Brief } from '#ports/writer.ts'

/** The calendar day on the walls of `timeZone`, as `2026-11-21`. */
export const localDay = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant)

/** Which part of the day it is there: morning from 5, afternoon from 12, evening from 17, night from 22. */
export function partOfDay(instant: Date, timeZone: string): Brief['partOfDay'] {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(instant))
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}
