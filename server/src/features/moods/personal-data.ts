import { Mood } from '@glimmer/contract/vocabulary'
import * as z from 'zod'
import type { PersonalData } from '#app.ts'
import { day } from '#database/timestamps.ts'

export const moodData: PersonalData = {
  exported: [
    {
      table: 'daily_mood',
      file: 'moods',
      description: 'How your days were, where you asked for that to be kept.',
      orderBy: 'day',
      row: z.strictObject({ day, mood: Mood }),
    },
  ],
}
