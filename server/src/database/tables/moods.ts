import type { Mood } from '@glimmer/contract'
import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** Defined by migrations/0035-moods.sql. */
export const moodOfDay = pgTable(
  'mood_of_day',
  {
    accountId: uuid('account_id').notNull(),
    day: date().notNull(),
    mood: text().$type<Mood>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)
