import type { EveningLight, ReminderSettings } from '@glimmer/contract'
import { customType, date, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** `morning`: the day's line is ready. `evening`: asks how it went. Each is sent at most once a day. */
export type ReminderKind = 'morning' | 'evening'

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
    kind: text().$type<ReminderKind>().notNull().default('morning'),
    dueAt: instant('due_at').notNull(),
    targets: text().array().notNull().default([]),
    /** The job that sends it. */
    page: uuid(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.kind] })],
)

export const unsubscribeToken = pgTable('unsubscribe_token', {
  tokenHash: bytes('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const reminderConfirmation = pgTable('reminder_confirmation', {
  tokenHash: bytes('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  email: text().notNull(),
  createdAt: instant('created_at').notNull(),
})
