import { Value } from '@glimmer/contract/vocabulary'
import { exportedTable } from '#database/exported-table.ts'
import { accountValue } from '#database/tables/accounts.ts'
import type { PersonalData } from '#personal-data.ts'

export const userPersonalData: PersonalData = {
  // Notices of a long absence mean nothing any more to somebody who can ask for an export.
  internalTables: ['fresh_sign_in', 'idle_notice'],
  exported: [
    exportedTable(accountValue, {
      file: 'values',
      description: 'What you hold dear, and why, in your words.',
      orderBy: 'position',
      fields: { value: Value },
    }),
  ],
}
