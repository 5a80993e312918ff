import { createHash, randomBytes } from 'node:crypto'
import { type Database, inTransaction } from '#database/pool.ts'
import { orWhereNotInvited, type SignUpPolicy, useInvitation } from './invitations.ts'
import { makeProvenAccount } from './store.ts'

/** A sign-up that waits for its link to be followed. */
export interface PendingSignUp {
  email: string
  key: string
  passwordHash: string
  /** Of the invitation it came with, good or not; the account it makes uses that up. */
  invitationHash: Buffer
}

const lifeHours = 48
const hash = (token: string) => createHash('sha256').update(token).digest()
const columns = 'email, email_key as "key", password_hash as "passwordHash", invitation_hash as "invitationHash"'

/** Keeps a sign-up until its link is followed, and makes the secret part of that link; only its hash is stored. */
export async function addPendingSignUp(database: Database, signUp: PendingSignUp) {
  const { email, key, passwordHash, invitationHash } = signUp
  const token = randomBytes(32).toString('base64url')
  await database.query(
    `insert into identity.pending_sign_ups (token_hash, email, email_key, password_hash, invitation_hash, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))`,
    [hash(token), email, key, passwordHash, invitationHash, lifeHours],
  )
  return token
}

/** Whether the link would still work. Looking does not use it up: mail scanners look too. */
export async function isPending(database: Database, token: string): Promise<boolean> {
  const { rowCount } = await database.query(
    'select 1 from identity.pending_sign_ups where token_hash = $1 and expires_at > now()',
    [hash(token)],
  )
  return rowCount === 1
}

/** The latest sign-ups that wait with this address, newest first. */
export async function findPending(database: Database, key: string, most: number): Promise<PendingSignUp[]> {
  const { rows } = await database.query<PendingSignUp>(
    `select ${columns} from identity.pending_sign_ups where email_key = $1 and expires_at > now()
     order by created_at desc limit $2`,
    [key, most],
  )
  return rows
}

/**
 * Makes the account of the sign-up whose link this is, with the password that came with it; whoever else tried with the
 * same address is forgotten. Answers false where the link is no good any more, the address was proven meanwhile, or the
 * account may not be made: its invitation made another, or nobody may sign up any more.
 */
export const settlePendingSignUp = (database: Database, policy: SignUpPolicy, token: string): Promise<boolean> =>
  inTransaction(database, async (connection) => {
    const { rows } = await connection.query<PendingSignUp>(
      `delete from identity.pending_sign_ups where token_hash = $1 and expires_at > now() returning ${columns}`,
      [hash(token)],
    )
    const [settled] = rows
    if (!settled) return false
    const isMade = await makeProvenAccount(connection, settled)
    if (isMade) await useInvitation(connection, policy, settled.invitationHash)
    await connection.query('delete from identity.pending_sign_ups where email_key = $1', [settled.key])
    return isMade
  }).catch(orWhereNotInvited(false))
