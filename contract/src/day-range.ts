import * as z from 'zod'

/** A day of the calendar. The year 0000, which ISO 8601 has, is none that the database knows. */
export const Day = z.iso
  .date('Give a day such as 2026-11-21.')
  .refine((day) => !day.startsWith('0000'), 'Give a day such as 2026-11-21.')
/** A year and a day, in milliseconds. */
const maxRangeMs = 366 * 86_400_000

/** The first and the last day of a query, both inclusive. */
export const DayRange = z
  .strictObject({
    from: Day,
    to: Day,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day comes before the first.' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= maxRangeMs, {
    path: ['from'],
    message: 'Ask for a year at most.',
  })
export type DayRange = z.output<typeof DayRange>
