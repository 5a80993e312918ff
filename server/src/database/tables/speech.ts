import type { Speech, WordTiming } from '@glimmer/contract'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The columns are made by migrations/0004-speech.sql. */
export const speechClip = pgTable(
  'speech_clip',
  {
    accountId: uuid('account_id').notNull(),
    affirmationId: uuid('affirmation_id').notNull(),
    voice: text().notNull(),
    blobKey: text('blob_key').notNull(),
    etag: text().notNull(),
    mime: text().notNull(),
    durationMs: integer('duration_ms').notNull(),
    words: jsonb().$type<WordTiming[]>().notNull(),
    timing: text().$type<Speech['timing']>().notNull(),
    fallback: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.affirmationId, table.voice] })],
)
