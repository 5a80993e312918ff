import { createHash, randomBytes } from 'node:crypto'
import type { Connection } from '#database/pool.ts'

/** What a link in a security email does. */
export type SafetyPurpose = 'make-safe' | 'remove-second-step' | 'keep-second-step'

const lifeHours: Record<SafetyPurpose, number> = {
  'make-safe': 72,
  'remove-second-step': 24,
  // A day longer than the wait of the removal it stops.
  'keep-second-step': 96,
}
const hash = (token: string) => createHash('sha256').update(token).digest()

/** A valid link: its account and when it was made. */
export interface SafetyLink {
  accountId: string
  madeAt: Date
}

/** Makes the token of such a link; only its hash is stored. */
export async function issueSafetyLink(
  connection: Connection,
  purpose: SafetyPurpose,
  accountId: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await connection.query(
    `insert into identity.safety_links (token_hash, purpose, account_id, expires_at)
     values ($1, $2, $3, now() + make_interval(hours => $4))`,
    [hash(token), purpose, accountId, lifeHours[purpose]],
  )
  return token
}

/** Reads a link, while it is valid. Reading does not use it up: mail scanners follow links too. */
export async function peekSafetyLink(connection: Connection, purpose: SafetyPurpose, token: string) {
  const { rows } = await connection.query<SafetyLink>(
    `select account_id as "accountId", made_at as "madeAt" from identity.safety_links
     where token_hash = $1 and purpose = $2 and expires_at > now()`,
    [hash(token), purpose],
  )
  return rows[0]
}

/** Uses the link up: of several concurrent calls, one gets the account. */
export async function useSafetyLink(connection: Connection, purpose: SafetyPurpose, token: string) {
  const { rows } = await connection.query<SafetyLink>(
    `delete from identity.safety_links where token_hash = $1 and purpose = $2 and expires_at > now()
     returning account_id as "accountId", made_at as "madeAt"`,
    [hash(token), purpose],
  )
  return rows[0]
}

/** Deletes the account's links of one purpose, or all of them. */
export async function endSafetyLinks(connection: Connection, accountId: string, purpose?: SafetyPurpose) {
  await connection.query(
    'delete from identity.safety_links where account_id = $1 and ($2::text is null or purpose = $2)',
    [accountId, purpose ?? null],
  )
}
