import type { Mood } from '@glimmer/contract'
import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

export const dailyMood = pgTable(
  'daily_mood',
  {
    accountId: uuid('account_id').notNull(),
    day: date().notNull(),
    mood: text().$type<Mood>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)
