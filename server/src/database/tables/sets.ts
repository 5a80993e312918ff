import type { Pack } from '@glimmer/contract'
import { integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const lineSet = pgTable(
  'line_set',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid().notNull(),
    pack: text().$type<Pack>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
)

export const lineSetItem = pgTable(
  'line_set_item',
  {
    accountId: uuid('account_id').notNull(),
    setId: uuid('set_id').notNull(),
    position: smallint().notNull(),
    affirmationId: uuid('affirmation_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.setId, table.position] })],
)

export const collection = pgTable(
  'collection',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
)

export const collectionLine = pgTable(
  'collection_line',
  {
    accountId: uuid('account_id').notNull(),
    collectionId: uuid('collection_id').notNull(),
    affirmationId: uuid('affirmation_id').notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.collectionId, table.affirmationId] })],
)
