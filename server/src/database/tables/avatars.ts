import type { AvatarConfig, AvatarMetadata } from '@glimmer/contract'
import { integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const avatar = pgTable('avatar', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  kind: text().$type<AvatarMetadata['kind']>().notNull(),
  imageKey: text('image_key').notNull(),
  name: text(),
  alt: text().notNull(),
  config: jsonb().$type<AvatarConfig>(),
  bytes: integer().notNull(),
  generation: uuid(),
  position: smallint().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
