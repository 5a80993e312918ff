import type { Form, Level, Origin, Theme } from '@glimmer/contract'
import { date, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The columns are made by migrations/0002-affirmations.sql. */
export const affirmation = pgTable(
  'affirmation',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid().notNull(),
    text: text().notNull(),
    description: text().notNull(),
    themes: text().array().$type<Theme[]>().notNull(),
    form: text().$type<Form>().notNull(),
    level: smallint().$type<Level>().notNull(),
    origin: text().$type<Origin>().notNull(),
    favoritedAt: timestamp('favorited_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
)

export const dailyLine = pgTable(
  'daily_line',
  {
    accountId: uuid('account_id').notNull(),
    day: date().notNull(),
    affirmationId: uuid('affirmation_id'),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)
