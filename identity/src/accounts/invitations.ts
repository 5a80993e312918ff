import { createHash, randomBytes } from 'node:crypto'
import type { Connection } from '#database/pool.ts'

/** Who may make an account: everybody, whoever holds an invitation, or nobody. */
export type SignUpPolicy = 'open' | 'invite' | 'closed'

const hash = (token: string) => createHash('sha256').update(token).digest()

/** Whether an invitation would still work. Looking does not use it up: programs that scan mail look too. */
export async function isInvitationGood(connection: Connection, token: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    'select 1 from identity.invitations where token_hash = $1 and expires_at > now()',
    [hash(token)],
  )
  return rowCount === 1
}

/** Uses an invitation up: of many who try at once, one gets true. Undone where the transaction is. */
export async function useInvitation(connection: Connection, token: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    'delete from identity.invitations where token_hash = $1 and expires_at > now()',
    [hash(token)],
  )
  return rowCount === 1
}

/** Makes the secret part of an invitation's link; only its hash is stored. */
export async function issueInvitation(connection: Connection, days: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await connection.query(
    'insert into identity.invitations (token_hash, expires_at) values ($1, now() + make_interval(days => $2))',
    [hash(token), days],
  )
  return token
}
