import { Value } from '@glimmer/contract/vocabulary'
import * as z from 'zod'
import type { PersonalData } from '#app.ts'

export const userData: PersonalData = {
  internalTables: ['fresh_sign_in'],
  exported: [
    {
      table: 'account_value',
      file: 'values',
      description: 'What you hold dear, and why, in your words.',
      orderBy: 'position',
      row: z.strictObject({ value: Value, reason: z.string(), position: z.int() }),
    },
  ],
}
