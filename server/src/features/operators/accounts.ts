import type { Tier } from '@glimmer/contract'
import { normaliseEmail } from '@glimmer/contract/email-address'
import type { Pool } from 'pg'

/** An account, without anything that its owner keeps in it. */
export interface AccountMatch {
  id: string
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  name: string
  tier: Tier
  since: Date
  /** When their account last changed, which every visit does. */
  lastSeen: Date
}

/** Accounts with this email address, confirmed or not, or with this id; none if there is nobody. */
export async function findAccounts(pool: Pool, addressOrId: string): Promise<AccountMatch[]> {
  const { rows } = await pool.query<AccountMatch>(
    `select id, issuer, subject, email, email_verified as "emailVerified", coalesce(first_name, username) as name, tier,
       created_at as since, updated_at as "lastSeen"
     from account where lower(email) = lower($1) or id::text = lower($1) order by created_at`,
    [normaliseEmail(addressOrId)],
  )
  return rows
}
