import { Level, LineResponse, Theme } from '@glimmer/contract/vocabulary'
import * as z from 'zod'
import { instant } from '#database/timestamps.ts'
import type { PersonalData } from '#personal-data.ts'

const answer = z.strictObject({
  theme: Theme,
  affirmationId: z.uuid(),
  level: Level,
  response: LineResponse,
  answeredAt: instant,
})

export const ladderData: PersonalData = {
  exported: [
    {
      table: 'ladder_step',
      file: 'ladder',
      description: 'Where you stand in each theme.',
      orderBy: 'theme',
      row: z.strictObject({ theme: Theme, start: Level, level: Level }),
    },
    {
      table: 'ladder_answer',
      file: 'answers',
      description: 'The answers that led there.',
      orderBy: 'answered_at',
      row: answer,
    },
  ],
}
