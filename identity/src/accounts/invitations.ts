import { createHash, randomBytes } from 'node:crypto'
import type { Connection } from '#database/pool.ts'

/** Who may make an account: everybody, whoever holds an invitation, or nobody. */
export type SignUpPolicy = 'open' | 'invite' | 'closed'

/** What is stored of an invitation. */
export const invitationHash = (token: string) => createHash('sha256').update(token).digest()

/** Nobody may make an account, or nobody without an invitation that works: what was begun is undone. */
class NotInvited extends Error {}

/** Whether an invitation would still work. Looking does not use it up: programs that scan mail look too. */
export async function isInvitationGood(connection: Connection, hash: Buffer): Promise<boolean> {
  const { rowCount } = await connection.query(
    'select 1 from identity.invitations where token_hash = $1 and expires_at > now()',
    [hash],
  )
  return rowCount === 1
}

async function isUsedUp(connection: Connection, hash: Buffer): Promise<boolean> {
  const { rowCount } = await connection.query(
    'delete from identity.invitations where token_hash = $1 and expires_at > now()',
    [hash],
  )
  return rowCount === 1
}

/**
 * Uses up what an account just made needs: of many who try with the same invitation at once, one does not get NotInvited.
 * Called in the transaction that makes the account, so that an invitation is used up by the account it made, and no other.
 */
export async function useInvitation(connection: Connection, policy: SignUpPolicy, hash: Buffer): Promise<void> {
  if (policy === 'open' || (policy === 'invite' && (await isUsedUp(connection, hash)))) return
  throw new NotInvited()
}

/** What a transaction answers, or this value where somebody was not invited. */
export const orWhereNotInvited =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof NotInvited) return value
    throw error
  }

/** Makes the secret part of an invitation's link; only its hash is stored. */
export async function issueInvitation(connection: Connection, days: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await connection.query(
    'insert into identity.invitations (token_hash, expires_at) values ($1, now() + make_interval(days => $2))',
    [invitationHash(token), days],
  )
  return token
}
