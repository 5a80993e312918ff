import type { OwnRecording, Speech, WordTiming } from '@glimmer/contract'
import type { Tone } from '@glimmer/contract/lines'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const speechClip = pgTable(
  'speech_clip',
  {
    accountId: uuid('account_id').notNull(),
    affirmationId: uuid('affirmation_id').notNull(),
    voice: text().notNull(),
    tone: text().$type<Tone>().notNull(),
    recordingKey: text('recording_key').notNull(),
    durationMs: integer('duration_ms').notNull(),
    fallback: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.affirmationId, table.voice] })],
)

export const speechRecording = pgTable('speech_recording', {
  key: text().primaryKey(),
  blobKey: text('blob_key').notNull(),
  etag: text().notNull(),
  mime: text().notNull(),
  durationMs: integer('duration_ms').notNull(),
  bytes: integer().notNull(),
  words: jsonb().$type<WordTiming[]>().notNull(),
  timing: text().$type<Speech['timing']>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
})

export const speechSecret = pgTable('speech_secret', { secret: text().notNull() })

/** Recordings that are retained although no clip refers to them. */
export const speechSample = pgTable('speech_sample', { recordingKey: text('recording_key').primaryKey() })

/** Recordings made before anybody asked for them. */
export const prerecordedSpeech = pgTable(
  'prerecorded_speech',
  {
    accountId: uuid('account_id').notNull(),
    affirmationId: uuid('affirmation_id').notNull(),
    recordingKey: text('recording_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.affirmationId] })],
)

export const ownRecording = pgTable(
  'own_recording',
  {
    accountId: uuid('account_id').notNull(),
    affirmationId: uuid('affirmation_id').notNull(),
    mime: text().$type<OwnRecording['mime']>().notNull(),
    etag: text().notNull(),
    durationMs: integer('duration_ms').notNull(),
    bytes: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.affirmationId] })],
)
