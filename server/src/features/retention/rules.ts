/** How long the rows of one table are retained, and how they are deleted. A table may have several rules. */
export type Rule = { table: string } & (
  | {
      /** Deleted with the row they belong to, by a foreign key with ON DELETE CASCADE. */
      goes: 'with'
      owner: string
    }
  | AgeRule
  | {
      /** Deleted by code that does more than delete rows; `of` is its file. */
      goes: 'by work'
      of: string
    }
  | {
      /** Retained: the rows hold nothing about users. */
      goes: 'never'
      why: string
    }
)

/** Deleted once they are old enough, in steps, oldest first by an index. */
export interface AgeRule {
  table: string
  goes: 'after'
  /** A PostgreSQL interval. */
  keep: string
  /** The column with the row's age; the first column of an index. */
  since: string
  /** SQL condition for the rows the rule applies to; all rows by default. */
  which?: string
}

const withAccount = (...tables: string[]): Rule[] =>
  tables.map((table) => ({ table, goes: 'with' as const, owner: 'account' }))
const after = (table: string, keep: string, since: string, which?: string): AgeRule => ({
  table,
  goes: 'after',
  keep,
  since,
  ...(which && { which }),
})
const never = (why: string, ...tables: string[]): Rule[] =>
  tables.map((table) => ({ table, goes: 'never' as const, why }))

/**
 * Every table of the app and how long its rows are retained. A test compares this list with the database. The embedded
 * identity provider has a list of its own. docs/privacy.md describes the same for users.
 */
export const rules: readonly Rule[] = [
  { table: 'account', goes: 'by work', of: 'features/retention/idle-accounts.ts' },
  ...withAccount('affirmation', 'daily_line', 'line_set', 'collection', 'ladder_answer', 'ladder_step'),
  // Lines for days that were never requested, or that were replaced: a device may have shown them.
  after('affirmation', '30 days', 'created_at', 'is_upcoming'),
  { table: 'line_set_item', goes: 'with', owner: 'line_set' },
  { table: 'collection_line', goes: 'with', owner: 'collection' },
  ...withAccount('account_value', 'daily_mood', 'personalisation', 'tutorial', 'idle_notice', 'fresh_sign_in'),

  ...withAccount('age', 'guardian'),
  // Deletes the addresses and names of open questions, and everything when the teen turns 18.
  { table: 'guardian', goes: 'by work', of: 'features/age-checks/deadlines.ts' },
  after('guardian_email_limit', '2 days', 'day', 'blocked_until is null'),
  // No block lasts longer.
  after('guardian_email_limit', '366 days', 'day'),

  ...withAccount('avatar'),
  { table: 'avatar', goes: 'by work', of: 'features/avatars/sweep.ts' },
  { table: 'speech_clip', goes: 'with', owner: 'affirmation' },
  { table: 'own_recording', goes: 'with', owner: 'affirmation' },
  { table: 'given_voice', goes: 'with', owner: 'shared_line' },
  { table: 'prerecorded_speech', goes: 'with', owner: 'affirmation' },
  { table: 'shared_line', goes: 'with', owner: 'affirmation' },
  ...withAccount('access_token'),
  // Listed as expired for a while, so that their owner learns why a script has stopped.
  after('access_token', '30 days', 'expires_at'),
  // Today's line and those of the next days, with a day to spare.
  after('prerecorded_speech', '4 days', 'created_at'),
  { table: 'speech_recording', goes: 'by work', of: 'features/speech/recordings.ts' },

  ...withAccount('reminder', 'reminder_delivery', 'unsubscribe_token', 'reminder_confirmation', 'push_subscription'),
  after('reminder_delivery', '90 days', 'day'),
  after('unsubscribe_token', '1 year', 'created_at'),
  after('reminder_confirmation', '7 days', 'created_at'),
  after('push_subscription', '12 months', 'used_at'),
  ...withAccount('support_message'),
  after('support_message', '90 days', 'created_at'),
  ...withAccount('email_outbox'),
  after('email_outbox', '7 days', 'sent_at'),
  after('email_count', '2 days', 'day'),

  ...withAccount('usage_counter', 'usage_reservation'),
  // Thirteen months, so that a month can be compared with the same month a year before.
  after('usage_counter', '13 months', 'period'),
  after('usage_reservation', '1 day', 'created_at', `state <> 'reserved'`),
  ...withAccount('granted_plan', 'billing_account', 'billing_command', 'billing_notice', 'checkout', 'consent_record'),
  after('billing_command', '13 months', 'created_at', `state <> 'running'`),
  after('checkout', '30 days', 'expires_at', `state = 'done'`),
  after('webhook_inbox', '30 days', 'received_at', `state = 'done'`),

  after('analytics_event', '13 months', 'at'),
  after('care_count', '35 days', 'day'),
  // Longer than any access token the app accepts is valid (24 hours).
  after('deleted_identity', '25 hours', 'deleted_at'),
  // Longer than any backup is retained.
  after('deleted_account', '35 days', 'deleted_at'),

  { table: 'rate_limit_counter', goes: 'by work', of: 'features/retention/run-retention.ts' },
  { table: 'job_worker', goes: 'by work', of: 'jobs/heartbeats.ts' },
  { table: 'backup_run', goes: 'by work', of: 'features/backups/schedule.ts' },

  ...never('a secret of the installation', 'speech_secret', 'deletion_key', 'encrypted_secret'),
  ...never('how a voice of the product sounds', 'speech_sample'),
  ...never('how far the app has come', 'migration', 'identity_cursor', 'job_schedule'),
  ...never('records what operators did; a deleted account is only a keyed hash in it', 'admin_audit'),
  ...never('a provider of our own, where no money moves', 'sandbox.object', 'sandbox.event', 'sandbox.response'),
]
