import * as z from 'zod'
import { DayRange } from './day-range.ts'
import { routes } from './route.ts'
import { Mood } from './vocabulary.ts'

/** The mood of one day, in the user's local calendar. */
export const MoodOfDay = z.object({ day: z.iso.date(), mood: Mood })
export type MoodOfDay = z.output<typeof MoodOfDay>

export const KeepMood = z.strictObject({ mood: Mood })

export const moodsByDay = routes({
  'GET /users/moods': {
    summary: 'List saved moods by day',
    ages: 'any',
    query: DayRange,
    reply: z.object({ items: z.array(MoodOfDay) }).meta({ id: 'MoodsOfDays' }),
  },
  'PUT /users/moods/{day}': {
    summary: "Save a day's mood, if the user turned that on; the latest answer counts",
    body: KeepMood,
    reply: MoodOfDay,
    problems: ['moods_not_kept'],
  },
  'DELETE /users/moods/{day}': { summary: "Delete a day's mood", ages: 'any', problems: ['not_found'] },
  'DELETE /users/moods': { summary: 'Delete all saved moods', ages: 'any' },
})
