import { emailChangeIsOver } from './accounts/email-change/store.ts'
import type { Database } from './database/pool.ts'

/** When rows of a table are deleted: once a condition holds, together with their account, or never, and why. */
export type Rule = { table: string } & ({ deletedWhen: string } | { deletedWith: 'account' } | { keptBecause: string })

/**
 * Every table of the provider and how long its rows are retained; a test fails if a table is missing here or does not
 * exist. Each condition has an index, or its table is small.
 */
export const rules: readonly Rule[] = [
  // Deleted by its owner, or by the app after years without a visit.
  { table: 'account', keptBecause: 'it lasts until the account is deleted' },
  // Grants, sessions and tokens.
  { table: 'oidc_record', deletedWhen: 'expires_at < now()' },
  { table: 'email_link', deletedWith: 'account' },
  { table: 'email_link', deletedWhen: 'expires_at < now()' },
  { table: 'pending_sign_up', deletedWhen: 'expires_at < now()' },
  { table: 'invitation', deletedWhen: 'expires_at < now()' },
  { table: 'known_device', deletedWith: 'account' },
  { table: 'known_device', deletedWhen: `seen_at < now() - interval '12 months'` },
  { table: 'attempt', deletedWhen: 'ends_at < now()' },
  { table: 'session', deletedWith: 'account' },
  {
    table: 'session',
    deletedWhen: `not exists (select 1 from identity.oidc_record r
      where r.model = 'Session' and r.uid = session.uid and r.expires_at > now())`,
  },
  { table: 'account_event', deletedWith: 'account' },
  { table: 'account_event', deletedWhen: `at < now() - interval '12 months'` },
  { table: 'email_change', deletedWith: 'account' },
  { table: 'email_change', deletedWhen: emailChangeIsOver },
  { table: 'passkey', deletedWith: 'account' },
  { table: 'passkey_challenge', deletedWith: 'account' },
  { table: 'passkey_challenge', deletedWhen: 'expires_at < now()' },
  { table: 'authenticator_app', deletedWith: 'account' },
  { table: 'recovery_code', deletedWith: 'account' },
  { table: 'pending_sign_in', deletedWith: 'account' },
  { table: 'pending_sign_in', deletedWhen: 'expires_at < now()' },
  { table: 'second_step_removal', deletedWith: 'account' },
  // Longer than any backup is retained.
  { table: 'account_change', deletedWhen: `changed_at < now() - interval '35 days'` },
  { table: 'email_outbox', deletedWhen: `sent_at < now() - interval '7 days'` },
  { table: 'oidc_key', keptBecause: 'the keys retire by rotation' },
  { table: 'migrations', keptBecause: 'it records the migrations that have been applied' },
]

/** Deletes the rows whose condition holds. */
export async function deleteExpired(database: Database): Promise<void> {
  for (const rule of rules)
    if ('deletedWhen' in rule) await database.query(`delete from identity.${rule.table} where ${rule.deletedWhen}`)
}
