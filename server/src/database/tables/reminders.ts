import type { EveningLight, ReminderSettings } from '@glimmer/contract'
import { date, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './column-types.ts'

/**
 * `line`: a line is ready; a day may have several, each with a slot. `evening`: asks how it went. `later`: a `line` that
 * was put off. Each is sent at most once a day.
 */
export type ReminderKind = 'line' | 'evening' | 'later'

export const reminder = pgTable('reminder', {
  accountId: uuid('account_id').primaryKey(),
  settings: jsonb().$type<ReminderSettings>().notNull(),
  nextDueAt: instant('next_due_at'),
  testSentAt: instant('test_sent_at'),
  confirmedEmail: text('confirmed_email'),
  confirmationSentAt: instant('confirmation_sent_at'),
  /** Null if never set. */
  evening: jsonb().$type<EveningLight>(),
  eveningDueAt: instant('evening_due_at'),
  /** When a reminder that was put off is due, and which of the day's it is. */
  laterDueAt: instant('later_due_at'),
  laterSlot: smallint('later_slot'),
})

export const pushSubscription = pgTable('push_subscription', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  name: text(),
  createdAt: instant('created_at').notNull(),
  /** When it was last registered or reached. */
  usedAt: instant('used_at').notNull(),
})

export const reminderDelivery = pgTable(
  'reminder_delivery',
  {
    accountId: uuid('account_id').notNull(),
    day: date().notNull(),
    kind: text().$type<ReminderKind>().notNull().default('line'),
    slot: smallint().notNull().default(0),
    dueAt: instant('due_at').notNull(),
    targets: text().array().notNull().default([]),
    /** The job that sends it. */
    page: uuid(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.kind, table.slot] })],
)

export const unsubscribeToken = pgTable('unsubscribe_token', {
  tokenHash: bytea('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const reminderConfirmation = pgTable('reminder_confirmation', {
  tokenHash: bytea('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  email: text().notNull(),
  createdAt: instant('created_at').notNull(),
})
