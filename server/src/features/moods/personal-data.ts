import { Mood } from '@glimmer/contract/vocabulary'
import { exportedTable } from '#database/exported-table.ts'
import { dailyMood } from '#database/tables/moods.ts'
import type { PersonalData } from '#personal-data.ts'

export const moodPersonalData: PersonalData = {
  exported: [
    exportedTable(dailyMood, {
      file: 'moods',
      description: 'How your days were, where you asked for that to be kept.',
      orderBy: 'day',
      fields: { mood: Mood },
    }),
  ],
}
