import type { TutorialState } from '@glimmer/contract'
import { pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const tutorial = pgTable('tutorial', {
  accountId: uuid('account_id').primaryKey(),
  status: text().$type<Exclude<TutorialState, 'not_started'>>().notNull(),
  percentage: smallint().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
