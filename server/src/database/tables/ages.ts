import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './column-types.ts'

export const age = pgTable('age', {
  accountId: uuid('account_id').primaryKey(),
  band: text().$type<'teen' | 'adult'>().notNull(),
  adultOn: date('adult_on'),
  answeredAt: instant('answered_at').notNull(),
  correctedAt: instant('corrected_at'),
  closesOn: date('closes_on'),
  closingNotifiedAt: instant('closing_notified_at'),
  turnedAdultOn: date('turned_adult_on'),
})

export type GuardianState = 'asked' | 'approved' | 'declined' | 'stranger' | 'withdrawn' | 'expired' | 'superseded'

export const guardian = pgTable('guardian', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  state: text().$type<GuardianState>().notNull(),
  email: text(),
  childName: text('child_name'),
  emailHint: text('email_hint'),
  emailHash: bytea('email_hash').notNull(),
  tokenHash: bytea('token_hash'),
  wording: text().notNull(),
  proof: text().$type<'mail' | 'person'>().notNull(),
  askedAt: instant('asked_at').notNull(),
  sentAt: instant('sent_at').notNull(),
  remindedAt: instant('reminded_at'),
  expiresAt: instant('expires_at').notNull(),
  answeredAt: instant('answered_at'),
  endedAt: instant('ended_at'),
})

export const guardianEmailLimit = pgTable(
  'guardian_email_limit',
  {
    emailHash: bytea('email_hash').notNull(),
    day: date().notNull(),
    sent: integer().notNull().default(0),
    blockedUntil: instant('blocked_until'),
  },
  (table) => [primaryKey({ columns: [table.emailHash, table.day] })],
)
