import type { Pool } from 'pg'
import type { Config } from '#config/config.ts'

/**
 * People are known by the issuer that signs them in, and the embedded provider's is its address. When that has changed
 * (another domain, a copy restored elsewhere), whoever has an account at the provider is known by the new one from now on.
 */
export async function adoptAccounts(pool: Pool, { identity, role }: Config): Promise<void> {
  if (identity.kind !== 'embedded' || role === 'worker') return
  // Two looks at the ends of the index, in place of one at every account.
  const { rowCount } = await pool.query(
    `(select 1 from account where issuer < $1 limit 1) union all (select 1 from account where issuer > $1 limit 1)`,
    [identity.issuer],
  )
  if (!rowCount) return
  await pool.query(
    `update account set issuer = $1
     where issuer <> $1 and subject in (select id::text from identity.accounts)
       and not exists (select 1 from account known where known.issuer = $1 and known.subject = account.subject)`,
    [identity.issuer],
  )
}
