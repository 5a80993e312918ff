import { hashToken, newToken } from '@glimmer/lib/tokens'
import { type Connection, hasRow } from '#database/pool.ts'

/** Who may create an account: everyone, holders of an invitation, or no one. */
export type SignUpPolicy = 'open' | 'invite' | 'closed'

/** Rolls the transaction back: sign-up is closed, or there is no working invitation. */
class NotInvited extends Error {}

/** Whether an invitation would still work. Checking does not use it up: mail scanners follow links too. */
export const isInvitationGood = (connection: Connection, hash: Buffer): Promise<boolean> =>
  hasRow(connection, 'select 1 from identity.invitation where token_hash = $1 and expires_at > now()', [hash])

async function isUsedUp(connection: Connection, hash: Buffer): Promise<boolean> {
  const { rowCount } = await connection.query(
    'delete from identity.invitation where token_hash = $1 and expires_at > now()',
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
export const valueIfNotInvited =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof NotInvited) return value
    throw error
  }

/** Makes the token of an invitation's link; only its hash is stored. */
export async function issueInvitation(connection: Connection, days: number): Promise<string> {
  const token = newToken()
  await connection.query(
    'insert into identity.invitation (token_hash, expires_at) values ($1, now() + make_interval(days => $2))',
    [hashToken(token), days],
  )
  return token
}

/** How many hexadecimal digits of an invitation's hash are its name in the operator's list. */
const nameLength = 8
export const invitationName = /^[0-9a-f]{8}$/

/** How long an invitation may work. */
export const invitationDayLimit = 365

export interface WaitingInvitation {
  /** Identifies it to the operator; it does not open the invitation. */
  name: string
  expiresAt: Date
}

/** The invitations that still work, those that end first before. */
export async function listInvitations(connection: Connection): Promise<WaitingInvitation[]> {
  const { rows } = await connection.query<WaitingInvitation>(
    `select left(encode(token_hash, 'hex'), $1) as name, expires_at as "expiresAt"
     from identity.invitation where expires_at > now() order by expires_at, name`,
    [nameLength],
  )
  return rows
}

/** Ends an invitation that still works, given its name in the list. Returns false if there is none. */
export async function revokeInvitation(connection: Connection, name: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    `delete from identity.invitation where expires_at > now() and left(encode(token_hash, 'hex'), $2) = $1`,
    [name, nameLength],
  )
  return Boolean(rowCount)
}
