import { Level, LineResponse, Theme } from '@glimmer/contract/vocabulary'
import { exportedTable } from '#database/exported-table.ts'
import { ladderAnswer, ladderStep } from '#database/tables/ladder.ts'
import type { PersonalData } from '#personal-data.ts'

export const ladderPersonalData: PersonalData = {
  exported: [
    exportedTable(ladderStep, {
      file: 'ladder',
      description: 'Where you stand in each theme.',
      orderBy: 'theme',
      fields: { theme: Theme, start: Level, level: Level },
    }),
    exportedTable(ladderAnswer, {
      file: 'answers',
      description: 'The answers that led there.',
      orderBy: 'answered_at',
      fields: { theme: Theme, level: Level, response: LineResponse },
    }),
  ],
}
