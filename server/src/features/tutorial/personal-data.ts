import { tutorialStates } from '@glimmer/contract'
import * as z from 'zod'
import { instant } from '#database/timestamps.ts'
import type { PersonalData } from '#personal-data.ts'

const progress = z.strictObject({ status: z.enum(tutorialStates), percentage: z.int(), updatedAt: instant })

export const tutorialData: PersonalData = {
  exported: [
    {
      table: 'tutorial',
      file: 'tutorial',
      description: 'How far you came in the tutorial film.',
      orderBy: 'account_id',
      row: progress,
    },
  ],
}
