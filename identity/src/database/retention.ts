import { changeIsOver } from '#accounts/email-change/store.ts'
import type { Database } from './pool.ts'

/** When rows of a table are deleted: once a condition holds, together with their account, or never, and why. */
export type Rule = { table: string } & ({ goesWhen: string } | { goesWith: 'accounts' } | { stays: string })

/**
 * Every table of the provider and how long its rows are retained; a test fails if a table is missing here or does not
 * exist. Each condition has an index, or its table is small.
 */
export const rules: readonly Rule[] = [
  // Deleted by its owner, or by the app after years without a visit.
  { table: 'accounts', stays: 'until the account is deleted' },
  // Grants, sessions and tokens.
  { table: 'records', goesWhen: 'expires_at < now()' },
  { table: 'mail_tokens', goesWith: 'accounts' },
  { table: 'mail_tokens', goesWhen: 'expires_at < now()' },
  { table: 'pending_sign_ups', goesWhen: 'expires_at < now()' },
  { table: 'invitations', goesWhen: 'expires_at < now()' },
  { table: 'devices', goesWith: 'accounts' },
  { table: 'devices', goesWhen: `seen_at < now() - interval '12 months'` },
  { table: 'tries', goesWhen: 'ends_at < now()' },
  { table: 'sessions', goesWith: 'accounts' },
  {
    table: 'sessions',
    goesWhen: `not exists (select 1 from identity.records r
      where r.model = 'Session' and r.uid = sessions.uid and r.expires_at > now())`,
  },
  { table: 'events', goesWith: 'accounts' },
  { table: 'events', goesWhen: `at < now() - interval '12 months'` },
  { table: 'safety_links', goesWith: 'accounts' },
  { table: 'safety_links', goesWhen: 'expires_at < now()' },
  { table: 'email_changes', goesWith: 'accounts' },
  { table: 'email_changes', goesWhen: changeIsOver },
  { table: 'passkeys', goesWith: 'accounts' },
  { table: 'ceremonies', goesWith: 'accounts' },
  { table: 'ceremonies', goesWhen: 'expires_at < now()' },
  { table: 'totp', goesWith: 'accounts' },
  { table: 'recovery_codes', goesWith: 'accounts' },
  { table: 'half_way', goesWith: 'accounts' },
  { table: 'half_way', goesWhen: 'expires_at < now()' },
  { table: 'second_step_removals', goesWith: 'accounts' },
  // Longer than any backup is retained.
  { table: 'account_changes', goesWhen: `changed_at < now() - interval '35 days'` },
  { table: 'outbox', goesWhen: `sent_at < now() - interval '7 days'` },
  { table: 'keys', stays: 'until another has taken their place' },
  { table: 'migrations', stays: 'for good: how far the tables have come' },
]

/** Deletes the rows whose condition holds. */
export async function deleteExpired(database: Database): Promise<void> {
  for (const rule of rules)
    if ('goesWhen' in rule) await database.query(`delete from identity.${rule.table} where ${rule.goesWhen}`)
}
