import { Value } from '@glimmer/contract/vocabulary'
import * as z from 'zod'
import type { PersonalData } from '#personal-data.ts'

export const userData: PersonalData = {
  // Notices of a long absence mean nothing any more to somebody who can ask for an export.
  internalTables: ['fresh_sign_in', 'idle_notice'],
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
