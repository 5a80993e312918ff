import type { PersonalData } from '#app.ts'

export const usageData: PersonalData = {
  exported: [
    {
      table: 'usage_counter',
      file: 'usage',
      says: 'What you used of each month’s allowances.',
      orderBy: 'period, feature',
    },
  ],
  internalTables: ['usage_reservation'],
}
