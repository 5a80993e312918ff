import * as z from 'zod'
import { instant } from '#database/timestamps.ts'
import type { PersonalData } from '#personal-data.ts'

export const collectionData: PersonalData = {
  exported: [
    {
      table: 'collection',
      file: 'collections',
      description: 'Your collections.',
      orderBy: 'id',
      row: z.strictObject({ id: z.uuid(), name: z.string(), createdAt: instant, updatedAt: instant }),
    },
    {
      table: 'collection_line',
      file: 'collection-lines',
      description: 'Which line stands where in which collection.',
      orderBy: 'collection_id, position',
      row: z.strictObject({ collectionId: z.uuid(), affirmationId: z.uuid(), position: z.int() }),
    },
  ],
}
