import { createHash, randomBytes } from 'node:crypto'
import type { Connection } from '#database/pool.ts'

/** Who may create an account: everyone, holders of an invitation, or no one. */
export type SignUpPolicy = 'open' | 'invite' | 'closed'

/** The form in which an invitation's token is stored. */
export const invitationHash = (token: string) => createHash('sha256').update(token).digest()

/** Rolls the transaction back: sign-up is closed, or there is no working invitation. */
class NotInvited extends Error {}

/** Whether an invitation would still work. Checking does not use it up: mail scanners follow links too. */
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
 * Uses up the invitation that a new account needs, or throws NotInvited: of several concurrent uses of one invitation,
 * one succeeds. Called in the transaction that creates the account, so that an invitation is used up only by the
 * account it created.
 */
export async function useInvitation(connection: Connection, policy: SignUpPolicy, hash: Buffer): Promise<void> {
  if (policy === 'open' || (policy === 'invite' && (await isUsedUp(connection, hash)))) return
  throw new NotInvited()
}

/** A handler for `catch` that turns NotInvited into this value and rethrows any other error. */
export const orWhereNotInvited =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof NotInvited) return value
    throw error
  }

/** Makes the token of an invitation's link; only its hash is stored. */
export async function issueInvitation(connection: Connection, days: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await connection.query(
    'insert into identity.invitations (token_hash, expires_at) values ($1, now() + make_interval(days => $2))',
    [invitationHash(token), days],
  )
  return token
}
