import { packs } from '@glimmer/contract'
import * as z from 'zod'
import { instant } from '#database/timestamps.ts'
import type { PersonalData } from '#personal-data.ts'

export const setData: PersonalData = {
  exported: [
    {
      table: 'line_set',
      file: 'sets',
      description: 'Sets of five, and the moments they were for.',
      orderBy: 'id',
      row: z.strictObject({ id: z.uuid(), moment: z.enum(packs).nullable(), createdAt: instant }),
    },
    {
      table: 'line_set_item',
      file: 'set-lines',
      description: 'Which line stands where in which set.',
      orderBy: 'set_id, position',
      row: z.strictObject({ setId: z.uuid(), position: z.int(), affirmationId: z.uuid() }),
    },
  ],
}
