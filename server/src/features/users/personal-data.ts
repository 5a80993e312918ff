import type { PersonalData } from '#app.ts'

export const userData: PersonalData = {
  internalTables: ['fresh_sign_in'],
  exported: [
    { table: 'chosen_value', file: 'values', says: 'What you hold dear, and why, in your words.', orderBy: 'place' },
  ],
}
