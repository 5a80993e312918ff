import type { EveningLight, ReminderSettings } from '@glimmer/contract'
import { customType, date, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** `morning`: the day's line is ready. `evening`: asks how it went. Each is sent at most once a day. */
export type ReminderKind = 'morning' | 'evening'

/** Defined by migrations/0013-reminders.sql and 0014-reminders-asked-for.sql. */
export const reminder = pgTable('reminder', {
  accountId: uuid('account_id').primaryKey(),
  settings: jsonb().$type<ReminderSettings>().notNull(),
  nextDueAt: instant('next_due_at'),
  triedAt: instant('tried_at'),
  confirmedEmail: text('confirmed_email'),
  askedAt: instant('asked_at'),
  /** 0075-evening-light.sql: null if never set. */
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

export const reminderSent = pgTable(
  'reminder_sent',
  {
    accountId: uuid('account_id').notNull(),
    day: date().notNull(),
    kind: text().$type<ReminderKind>().notNull().default('morning'),
    dueAt: instant('due_at').notNull(),
    targets: text().array().notNull().default([]),
    /** 0100-reminder-pages.sql: the job that sends it. */
    page: uuid(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.kind] })],
)

export const unsubscribeToken = pgTable('reminder_way_out', {
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
