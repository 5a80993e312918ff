import { Mood } from '@glimmer/contract/vocabulary'
import * as z from 'zod'
import { day } from '#database/timestamps.ts'
import type { PersonalData } from '#personal-data.ts'

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
