import * as z from 'zod'
import { exportedTable } from '#database/exported-table.ts'
import { personalisation } from '#database/tables/personalisation.ts'
import type { PersonalData } from '#personal-data.ts'

const words = z.array(z.string())

export const personalisationPersonalData: PersonalData = {
  exported: [
    exportedTable(personalisation, {
      file: 'personalisation',
      description: 'What your lines go by, in your words; the answers are in affirmations.',
      orderBy: 'account_id',
      fields: { wanted: words, avoided: words },
    }),
  ],
}
