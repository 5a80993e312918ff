import { Feature } from '@glimmer/contract/vocabulary'
import * as z from 'zod'
import type { PersonalData } from '#app.ts'
import { day } from '#database/timestamps.ts'

export const usageData: PersonalData = {
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
