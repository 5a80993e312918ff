import * as z from 'zod'
import { DayRange } from './day-range.ts'
import { routes } from './route.ts'
import { Mood } from './vocabulary.ts'

/** The mood of one day, in the user's local calendar. */
export const MoodOfDay = z.object({ day: z.iso.date(), mood: Mood }).meta({ id: 'MoodOfDay' })
export type MoodOfDay = z.output<typeof MoodOfDay>

export const KeepMood = z.strictObject({ mood: Mood }).meta({ id: 'KeepMood' })

export const moodsByDay = routes({
  'GET /users/moods': {
    summary: 'The moods I have had kept, by day; nobody else reads them',
    ages: 'any',
    query: DayRange,
    reply: z.object({ items: z.array(MoodOfDay) }).meta({ id: 'MoodsOfDays' }),
  },
  'PUT /users/moods/{day}': {
    summary: 'Keep how a day was: only where I have turned that on; the latest answer counts',
    body: KeepMood,
    reply: MoodOfDay,
    problems: ['moods_not_kept'],
  },
  'DELETE /users/moods/{day}': { summary: 'Delete the mood of one day', ages: 'any', problems: ['not_found'] },
  'DELETE /users/moods': { summary: 'Delete every mood I have had kept', ages: 'any' },
})
