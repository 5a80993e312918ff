import type { PersonalData } from '#app.ts'

export const tutorialData: PersonalData = {
  exported: [
    { table: 'tutorial', file: 'tutorial', says: 'How far you came in the tutorial film.', orderBy: 'account_id' },
  ],
}
