import type { Subscription, Tier } from '@glimmer/contract'
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

export const billingAccount = pgTable('billing_account', {
  accountId: uuid('account_id').primaryKey(),
  customerId: text('customer_id').notNull(),
  requestedReading: bigint('requested_reading', { mode: 'number' }).notNull().default(0),
  appliedReading: bigint('applied_reading', { mode: 'number' }).notNull().default(0),
  trialUsedAt: instant('trial_used_at'),
  subscriptionId: text('subscription_id'),
  currentPeriodEnd: instant('current_period_end'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  scheduledTier: text('scheduled_tier').$type<Tier>(),
  scheduledAt: instant('scheduled_at'),
  trialEnd: instant('trial_end'),
  paymentIssue: text('payment_issue').$type<Subscription['paymentIssue']>().notNull().default('none'),
  pendingTier: text('pending_tier').$type<Tier>(),
  payUrl: text('pay_url'),
  checkedAt: instant('checked_at').notNull(),
})

/** A plan that was given, not sold. */
export const grantedPlan = pgTable('granted_plan', {
  accountId: uuid('account_id').primaryKey(),
  tier: text().$type<Exclude<Tier, 'free'>>().notNull(),
  grantedAt: instant('granted_at').notNull(),
})

export const checkout = pgTable('checkout', {
  sessionId: text('session_id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  tier: text().$type<Tier>().notNull(),
  trialDays: integer('trial_days').notNull(),
  url: text().notNull(),
  state: text().$type<'open' | 'done'>().notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const billingCommand = pgTable('billing_command', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  kind: text().notNull(),
  params: jsonb().notNull(),
  state: text().$type<'running' | 'done' | 'failed'>().notNull(),
  attempts: integer().notNull().default(1),
  leasedUntil: instant('leased_until').notNull(),
  result: jsonb(),
  createdAt: instant('created_at').notNull(),
})

export const webhookInbox = pgTable('webhook_inbox', {
  eventId: text('event_id').primaryKey(),
  type: text().notNull(),
  customerId: text('customer_id'),
  receivedAt: instant('received_at').notNull(),
  state: text().$type<'received' | 'done'>().notNull(),
})

export const billingNotice = pgTable('billing_notice', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  kind: text().$type<'ending' | 'trial_ending' | 'renewal'>().notNull(),
  periodEnd: instant('period_end').notNull(),
  tier: text().$type<Tier>().notNull(),
  dueAt: instant('due_at').notNull(),
  claimedAt: instant('claimed_at'),
  sentAt: instant('sent_at'),
})

export const consentRecord = pgTable('consent_record', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  textVersion: text('text_version').notNull(),
  tier: text().$type<Tier>().notNull(),
  givenAt: instant('given_at').notNull(),
})
