import type { PersonalData } from '#app.ts'

export const userData: PersonalData = {
  exported: [
    { table: 'chosen_value', file: 'values', says: 'What you hold dear, and why, in your words.', orderBy: 'place' },
  ],
}
