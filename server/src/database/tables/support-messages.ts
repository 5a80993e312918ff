import type { Tier } from '@glimmer/contract'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const supportMessage = pgTable('support_message', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id'),
  email: text().notNull(),
  plan: text().$type<Tier>().notNull(),
  message: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
