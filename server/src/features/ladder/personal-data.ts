import type { PersonalData } from '#app.ts'

export const ladderData: PersonalData = {
  exported: [
    { table: 'ladder_step', file: 'ladder', says: 'Where you stand in each theme.', orderBy: 'theme' },
    { table: 'ladder_answer', file: 'answers', says: 'The answers that led there.', orderBy: 'answered_at' },
  ],
}
