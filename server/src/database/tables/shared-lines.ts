import type { OwnRecording, Scene } from '@glimmer/contract'
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './column-types.ts'

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

/** A shared line read by its owner, for everybody with the link; deleted with it. */
export const givenVoice = pgTable(
  'given_voice',
  {
    accountId: uuid('account_id').notNull(),
    affirmationId: uuid('affirmation_id').notNull(),
    mime: text().$type<OwnRecording['mime']>().notNull(),
    etag: text().notNull(),
    durationMs: integer('duration_ms').notNull(),
    bytes: bytea().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.affirmationId] })],
)
