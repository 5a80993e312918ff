import type { App, PersonalData } from '#app.ts'
import { jobKeyPrefix } from './limits.ts'

export const ageData = ({ jobs }: App): PersonalData => ({
  exported: [
    { table: 'age', file: 'age', says: 'How old you told us you are.', orderBy: 'account_id' },
    {
      table: 'guardian',
      file: 'grown-up',
      says: 'When a grown-up was asked and what came of it.',
      orderBy: 'asked_at',
      without: ['mail', 'mail_hint', 'mail_hash', 'token_hash'],
    },
  ],
  deleteRows: (transaction, accountId) => jobs.remove({ keyPrefix: jobKeyPrefix(accountId) }, transaction),
})
