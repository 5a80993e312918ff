import { Affirmation } from '@glimmer/contract'
import { LineResponse, Theme, TomorrowsChoice } from '@glimmer/contract/vocabulary'
import { exportedTable } from '#database/exported-table.ts'
import { affirmation, dailyLine } from '#database/tables/affirmations.ts'
import type { PersonalData } from '#personal-data.ts'

export const affirmationPersonalData: PersonalData = {
  exported: [
    exportedTable(affirmation, {
      file: 'affirmations',
      description: 'Your lines, and how each of them felt.',
      orderBy: 'id',
      fields: Affirmation.shape,
    }),
    exportedTable(dailyLine, {
      file: 'days',
      description: 'The days you showed up on, the line each began with, and what you said of it in the evening.',
      orderBy: 'day',
      fields: { eveningResponse: LineResponse, eveningTheme: Theme, eveningTomorrow: TomorrowsChoice },
    }),
  ],
}
