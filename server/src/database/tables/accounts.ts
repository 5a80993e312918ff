import type { Preferences, SubscriptionStatus, Tier, Value } from '@glimmer/contract'
import { boolean, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const account = pgTable('account', {
  id: uuid().primaryKey(),
  issuer: text().notNull(),
  subject: text().notNull(),
  email: text(),
  /** True if the identity provider verified the address; otherwise it is only what a browser claimed. */
  emailVerified: boolean('email_verified').notNull().default(false),
  /** When the provider was last asked for the address. */
  emailCheckedAt: timestamp('email_checked_at', { withTimezone: true }),
  /** When the provider said what the address is, by its own clock. */
  emailAsOf: timestamp('email_as_of', { withTimezone: true }),
  /** When sessions were last ended at the identity provider: access tokens from before no longer count. */
  sessionsEndedAt: timestamp('sessions_ended_at', { withTimezone: true }),
  username: text().notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  /** How voices pronounce the first name; null if as written. */
  respelling: text('respelling'),
  /** The identity provider's picture of the user. */
  imageUrl: text('image_url'),
  /** The id of the saved avatar in use. */
  avatar: text(),
  /** The path of that avatar's picture. */
  imagePath: text('image_path'),
  preferences: jsonb().$type<Preferences>().notNull(),
  tier: text().$type<Tier>().notNull().default('free'),
  subscriptionStatus: text('subscription_status').$type<SubscriptionStatus>().notNull().default('active'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

export const deletedIdentity = pgTable(
  'deleted_identity',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
)

export const accountValue = pgTable(
  'account_value',
  {
    accountId: uuid('account_id').notNull(),
    value: text().$type<Value>().notNull(),
    reason: text().notNull(),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.value] })],
)
