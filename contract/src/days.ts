import * as z from 'zod'
import { Affirmation, PageQuery } from './affirmations.ts'
import { DayRange } from './day-range.ts'
import { routes } from './route.ts'

/**
 * How many days a person came for their line, and the first of them. It only grows: nothing is lost by a day away.
 * `awayFor`: the whole days between the time before and today, for a welcome back. `week`: which of the last seven days.
 */
export const DaysShownUp = z
  .object({
    days: z.number().int(),
    first: z.iso.date().nullable(),
    awayFor: z.number().int(),
    week: z.array(z.iso.date()),
  })
  .meta({ id: 'DaysShownUp' })
export type DaysShownUp = z.output<typeof DaysShownUp>

/** A day a person came on, and the line it had; null where that was deleted since. */
export const LitDay = z.object({ day: z.iso.date(), affirmation: Affirmation.nullable() }).meta({ id: 'LitDay' })
export type LitDay = z.output<typeof LitDay>

export const LitDays = z
  .object({
    items: z.array(LitDay),
    /** How many days they had come on before the first day asked for. */
    earlier: z.number().int(),
  })
  .meta({ id: 'LitDays' })
export type LitDays = z.output<typeof LitDays>

/** What the first seven days, and every thirty, are remembered by: some of their lines, those that felt true first. */
export const Milestone = z
  .object({
    kind: z.enum(['week', 'month']),
    /** How many days it took: 7, 30, 60 and so on. */
    days: z.number().int(),
    /** The day that completed it. */
    reachedOn: z.iso.date(),
    lines: z.array(z.object({ day: z.iso.date(), affirmation: Affirmation })),
  })
  .meta({ id: 'Milestone' })
export type Milestone = z.output<typeof Milestone>

/** A line that felt true, and the day it was answered. */
export const FeltTruePage = z
  .object({
    items: z.array(z.object({ day: z.iso.date(), affirmation: Affirmation })),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'FeltTruePage' })
export type FeltTruePage = z.output<typeof FeltTruePage>

export const days = routes({
  'GET /users/days': { summary: 'How many days I have shown up on', ages: 'any', reply: DaysShownUp },
  'GET /users/days/lit': {
    summary: 'The days I came on, each with its line',
    ages: 'any',
    query: DayRange,
    reply: LitDays,
  },
  'GET /users/days/milestones': {
    summary: 'The first week and every thirty days I came on, each with a few of their lines, the latest first',
    ages: 'any',
    reply: z.object({ items: z.array(Milestone) }).meta({ id: 'Milestones' }),
  },
  'GET /users/felt-true': {
    summary: 'The lines I answered with true, the latest first, each with its day',
    ages: 'any',
    query: PageQuery.omit({ q: true }),
    reply: FeltTruePage,
  },
})
