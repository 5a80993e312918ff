import type { PersonalData } from '#app.ts'

export const affirmationData: PersonalData = {
  exported: [
    {
      table: 'affirmation',
      file: 'affirmations',
      says: 'Your lines, and how each of them sat with you.',
      orderBy: 'id',
    },
    {
      table: 'daily_line',
      file: 'days',
      says: 'The days you showed up on, and the line each began with.',
      orderBy: 'day',
    },
    { table: 'line_set', file: 'sets', says: 'Sets of five, and the moments they were for.', orderBy: 'id' },
    {
      table: 'line_set_place',
      file: 'set-lines',
      says: 'Which line stands where in which set.',
      orderBy: 'set_id, place',
    },
    { table: 'collection', file: 'collections', says: 'Your collections.', orderBy: 'id' },
    {
      table: 'collection_line',
      file: 'collection-lines',
      says: 'Which line stands where in which collection.',
      orderBy: 'collection_id, place',
    },
  ],
}
