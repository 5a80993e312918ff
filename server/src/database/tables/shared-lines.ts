import type { Scene } from '@glimmer/contract'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const sharedLine = pgTable(
  'shared_line',
  {
    accountId: uuid('account_id').notNull(),
    affirmationId: uuid('affirmation_id').notNull(),
    token: text().notNull(),
    text: text().notNull(),
    scene: text().$type<Scene>().notNull(),
    recordingKey: text('recording_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.affirmationId] })],
)
