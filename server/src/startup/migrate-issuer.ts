import type { Pool } from 'pg'
import type { Config } from '#config/config.ts'

/**
 * Accounts are identified by the issuer, which for the embedded provider is its URL. If that has changed (another
 * domain, a copy restored elsewhere), moves the accounts that exist at the provider to the new issuer.
 */
export async function migrateIssuer(pool: Pool, { identity, role }: Config): Promise<void> {
  if (identity.kind !== 'embedded' || role === 'worker') return
  // Two look-ups at the ends of the index instead of a scan of all accounts.
  const { rowCount } = await pool.query(
    `(select 1 from account where issuer < $1 limit 1) union all (select 1 from account where issuer > $1 limit 1)`,
    [identity.issuer],
  )
  if (!rowCount) return
  await pool.query(
    `update account set issuer = $1
     where issuer <> $1 and subject in (select id::text from identity.account)
       and not exists (select 1 from account known where known.issuer = $1 and known.subject = account.subject)`,
    [identity.issuer],
  )
}
