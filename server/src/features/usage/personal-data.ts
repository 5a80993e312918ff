import { Feature } from '@glimmer/contract/vocabulary'
import * as z from 'zod'
import { day } from '#database/timestamps.ts'
import type { PersonalData } from '#personal-data.ts'

export const usagePersonalData: PersonalData = {
  exported: [
    {
      table: 'usage_counter',
      file: 'usage',
      description: 'What you used of each month’s allowances.',
      orderBy: 'period, feature',
      row: z.strictObject({ feature: Feature, period: day, used: z.int(), reserved: z.int() }),
    },
  ],
  internalTables: ['usage_reservation'],
}
