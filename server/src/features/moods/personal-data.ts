import type { PersonalData } from '#app.ts'

export const moodData: PersonalData = {
  exported: [
    {
      table: 'mood_of_day',
      file: 'moods',
      says: 'How your days were, where you asked for that to be kept.',
      orderBy: 'day',
    },
  ],
}
