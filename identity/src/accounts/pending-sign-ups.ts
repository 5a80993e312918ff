import { inTransaction } from '@glimmer/lib/database/in-transaction'
import { hashToken, newToken } from '@glimmer/lib/tokens'
import { type Database, hasRow } from '#database/pool.ts'
import { type SignUpPolicy, useInvitation, valueIfNotInvited } from './invitations.ts'
import { createVerifiedAccount } from './store.ts'

/** A sign-up whose link has not been followed yet. */
export interface PendingSignUp {
  email: string
  key: string
  passwordHash: string
  /** Hash of the invitation it came with, valid or not; creating the account uses that invitation up. */
  invitationHash: Buffer
}

const lifeHours = 48
const columns = 'email, email_key as "key", password_hash as "passwordHash", invitation_hash as "invitationHash"'

/** Stores a sign-up until its link is followed, and returns the token of that link; only its hash is stored. */
export async function addPendingSignUp(database: Database, signUp: PendingSignUp) {
  const { email, key, passwordHash, invitationHash } = signUp
  const token = newToken()
  await database.query(
    `insert into identity.pending_sign_up (token_hash, email, email_key, password_hash, invitation_hash, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))`,
    [hashToken(token), email, key, passwordHash, invitationHash, lifeHours],
  )
  return token
}

/** Whether the link would still work. Checking does not use it up: mail scanners follow links too. */
export const isPendingSignUp = (database: Database, token: string): Promise<boolean> =>
  hasRow(database, 'select 1 from identity.pending_sign_up where token_hash = $1 and expires_at > now()', [
    hashToken(token),
  ])

/** The latest pending sign-ups with this address, newest first. */
export async function findPendingSignUps(database: Database, key: string, most: number): Promise<PendingSignUp[]> {
  const { rows } = await database.query<PendingSignUp>(
    `select ${columns} from identity.pending_sign_up where email_key = $1 and expires_at > now()
     order by created_at desc limit $2`,
    [key, most],
  )
  return rows
}

/**
 * Creates the account of the sign-up this link belongs to, with the password chosen then, and deletes every other
 * pending sign-up with the same address. Returns false if the link is no longer valid, the address has been proven
 * meanwhile, or the account may not be created: its invitation is used up, or sign-up is closed.
 */
export const completePendingSignUp = (database: Database, policy: SignUpPolicy, token: string): Promise<boolean> =>
  inTransaction(database, async (connection) => {
    const { rows } = await connection.query<PendingSignUp>(
      `delete from identity.pending_sign_up where token_hash = $1 and expires_at > now() returning ${columns}`,
      [hashToken(token)],
    )
    const [settled] = rows
    if (!settled) return false
    const isMade = await createVerifiedAccount(connection, settled)
    if (isMade) await useInvitation(connection, policy, settled.invitationHash)
    await connection.query('delete from identity.pending_sign_up where email_key = $1', [settled.key])
    return isMade
  }).catch(valueIfNotInvited(false))
