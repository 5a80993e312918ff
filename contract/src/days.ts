import * as z from 'zod'
import { Affirmation, PageQuery } from './affirmations.ts'
import { DayRange } from './day-range.ts'
import { routes } from './route.ts'

/**
 * On how many days a user came for their line, and the first of them. It only grows: a day away loses nothing.
 * `daysAway`: the whole days between the previous visit and today, for a welcome back. `week`: which of the last seven
 * days.
 */
export const VisitSummary = z.object({
  days: z.number().int(),
  first: z.iso.date().nullable(),
  daysAway: z.number().int(),
  week: z.array(z.iso.date()),
})
export type VisitSummary = z.output<typeof VisitSummary>

/** A day the user came on, and its line; null if that was deleted since. */
export const VisitDay = z.object({ day: z.iso.date(), affirmation: Affirmation.nullable() })
export type VisitDay = z.output<typeof VisitDay>

export const VisitDays = z.object({
  items: z.array(VisitDay),
  /** How many days the user had come on before the first day of the query. */
  daysBefore: z.number().int(),
})
export type VisitDays = z.output<typeof VisitDays>

/** Reached after the first seven visits, and after every thirty: a few lines of those days, answered true first. */
export const Milestone = z.object({
  kind: z.enum(['week', 'month']),
  /** How many days it took: 7, 30, 60 and so on. */
  days: z.number().int(),
  /** The day that completed it. */
  reachedOn: z.iso.date(),
  lines: z.array(z.object({ day: z.iso.date(), affirmation: Affirmation })),
})
export type Milestone = z.output<typeof Milestone>

/** Lines that felt true, with the day of the answer. */
export const FeltTruePage = z.object({
  items: z.array(z.object({ day: z.iso.date(), affirmation: Affirmation })),
  nextCursor: z.string().nullable(),
})
export type FeltTruePage = z.output<typeof FeltTruePage>

export const days = routes({
  'GET /users/days': { summary: 'Count the days with a visit', ages: 'any', reply: VisitSummary },
  'GET /users/days/visits': {
    summary: 'List the days with a visit, each with its line',
    ages: 'any',
    query: DayRange,
    reply: VisitDays,
  },
  'GET /users/days/milestones': {
    summary: 'List milestones (seven days, then every thirty) with a few of their lines, newest first',
    ages: 'any',
    reply: z.object({ items: z.array(Milestone) }).meta({ id: 'Milestones' }),
  },
  'GET /users/felt-true': {
    summary: 'List the lines answered "true" with their days, newest first',
    ages: 'any',
    query: PageQuery.omit({ q: true }),
    reply: FeltTruePage,
  },
})
