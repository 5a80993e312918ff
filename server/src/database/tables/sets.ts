import type { Pack } from '@glimmer/contract'
import { integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Defined by migrations/0007-sets-and-collections.sql. */
export const lineSet = pgTable(
  'line_set',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid().notNull(),
    moment: text().$type<Pack>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
)

export const lineSetPlace = pgTable(
  'line_set_place',
  {
    accountId: uuid('account_id').notNull(),
    setId: uuid('set_id').notNull(),
    place: smallint().notNull(),
    affirmationId: uuid('affirmation_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.setId, table.place] })],
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
    place: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.collectionId, table.affirmationId] })],
)
