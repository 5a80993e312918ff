import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#database/pool.ts'

export type EmailPurpose = 'confirm' | 'reset'

const lifeInHours: Record<EmailPurpose, number> = { confirm: 48, reset: 1 }
const hash = (token: string) => createHash('sha256').update(token).digest()

/** Makes the token of a mailed link; only its hash is stored. */
export async function issueEmailToken(database: Database, purpose: EmailPurpose, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await database.query(
    `insert into identity.mail_tokens (token_hash, purpose, account_id, expires_at)
     values ($1, $2, $3, now() + make_interval(hours => $4))`,
    [hash(token), purpose, accountId, lifeInHours[purpose]],
  )
  return token
}

/**
 * The account a link was mailed to, while the link is valid. Reading does not use it up: mail scanners follow links
 * too.
 */
export async function peekEmailToken(database: Database, purpose: EmailPurpose, token: string) {
  const { rows } = await database.query<{ accountId: string }>(
    `select account_id as "accountId" from identity.mail_tokens
     where token_hash = $1 and purpose = $2 and expires_at > now()`,
    [hash(token), purpose],
  )
  return rows[0]?.accountId
}

/** Uses the link up: of several concurrent calls, one gets the account. */
export async function useEmailToken(database: Database, purpose: EmailPurpose, token: string) {
  const { rows } = await database.query<{ accountId: string }>(
    `delete from identity.mail_tokens where token_hash = $1 and purpose = $2 and expires_at > now()
     returning account_id as "accountId"`,
    [hash(token), purpose],
  )
  return rows[0]?.accountId
}
