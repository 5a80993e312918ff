import { guardianStates } from '@glimmer/contract'
import * as z from 'zod'
import type { App } from '#app.ts'
import { day, instant } from '#database/timestamps.ts'
import type { PersonalData } from '#personal-data.ts'
import { ageJobKeyPrefix } from './ages.ts'

const ageRow = z.strictObject({
  band: z.enum(['teen', 'adult']),
  adultOn: day.nullable(),
  answeredAt: instant,
  correctedAt: instant.nullable(),
  closesOn: day.nullable(),
  closingNotifiedAt: instant.nullable(),
  turnedAdultOn: day.nullable(),
})

const guardianRow = z.strictObject({
  id: z.uuid(),
  outcome: z.enum([...guardianStates, 'superseded']),
  wording: z.string(),
  proof: z.enum(['mail', 'person']),
  askedAt: instant,
  sentAt: instant,
  remindedAt: instant.nullable(),
  expiresAt: instant,
  answeredAt: instant.nullable(),
  endedAt: instant.nullable(),
})

export const agePersonalData = ({ jobs }: App): PersonalData => ({
  exported: [
    { table: 'age', file: 'age', description: 'How old you told us you are.', orderBy: 'account_id', row: ageRow },
    {
      table: 'guardian',
      file: 'grown-up',
      description: 'When a grown-up was asked and what came of it.',
      orderBy: 'asked_at',
      row: guardianRow,
      // `state`, and columns that are only filled while a question is open, would reveal that the recipient does not
      // know the child.
      without: ['state', 'child_name', 'email', 'email_hint', 'email_hash', 'token_hash'],
    },
  ],
  deleteRows: (transaction, accountId) => jobs.remove({ keyPrefix: ageJobKeyPrefix(accountId) }, transaction),
})
