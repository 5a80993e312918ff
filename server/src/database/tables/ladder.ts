import type { Level, LineResponse, Theme } from '@glimmer/contract'
import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const ladderAnswer = pgTable(
  'ladder_answer',
  {
    accountId: uuid('account_id').notNull(),
    theme: text().$type<Theme>().notNull(),
    affirmationId: uuid('affirmation_id').notNull(),
    level: smallint().$type<Level>().notNull(),
    response: text().$type<LineResponse>().notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.theme, table.affirmationId] })],
)

export const ladderStep = pgTable(
  'ladder_step',
  {
    accountId: uuid('account_id').notNull(),
    theme: text().$type<Theme>().notNull(),
    start: smallint().$type<Level>().notNull(),
    level: smallint().$type<Level>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.theme] })],
)
