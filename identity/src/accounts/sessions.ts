import type { PoolClient } from 'pg'
import type { Connection, Database } from '#database/pool.ts'
import { recordChange } from './account-changes.ts'
import { accessPurposes, deleteEmailLinks } from './email-links.ts'

/** A browser in which the account is signed in. */
export interface ActiveSession {
  uid: string
  /** The browser's name, from `deviceName`. */
  device: string
  signedInAt: Date
  seenAt: Date
}

interface SessionUse {
  uid: string
  accountId: string
  device: string
  /** How the user authenticated (RFC 8176). */
  amr: string[]
  /** Epoch seconds. */
  signedInAt: number
}

/** Records that a session exists and is in use; adds no row if the account has been deleted. */
export async function recordSession(database: Database, { uid, accountId, device, amr, signedInAt }: SessionUse) {
  await database.query(
    `insert into identity.session (uid, account_id, device, amr, signed_in_at)
     select $1, id, $3, $4, to_timestamp($5) from identity.account where id::text = $2
     on conflict (uid) do update set account_id = excluded.account_id, device = excluded.device, amr = excluded.amr,
       signed_in_at = excluded.signed_in_at, seen_at = now()`,
    [uid, accountId, device, amr, signedInAt],
  )
}

/** Records that a session is in use: once an hour at most, since nothing finer is shown. */
export async function touchSession(database: Database, uid: string): Promise<void> {
  await database.query(
    `update identity.session set seen_at = now() where uid = $1 and seen_at < now() - interval '1 hour'`,
    [uid],
  )
}

/** Where the account is signed in, most recently used first. */
export async function activeSessions(database: Database, accountId: string): Promise<ActiveSession[]> {
  const { rows } = await database.query<ActiveSession>(
    `select s.uid, s.device, s.signed_in_at as "signedInAt", s.seen_at as "seenAt"
     from identity.session s join identity.oidc_record r on r.model = 'Session' and r.uid = s.uid and r.expires_at > now()
     where s.account_id = $1 order by s.seen_at desc, s.signed_in_at desc`,
    [accountId],
  )
  return rows
}

/**
 * Ends one session of the account, with the tokens that belong to it, and everything pending. Returns its browser, or
 * undefined if the account has no such session.
 */
export async function endSession(connection: PoolClient, accountId: string, uid: string): Promise<string | undefined> {
  const { rows } = await connection.query<{ device: string }>(
    'delete from identity.session where uid = $1 and account_id = $2 returning device',
    [uid, accountId],
  )
  if (!rows[0]) return undefined
  await connection.query(
    `delete from identity.oidc_record where account_id = $1 and (uid = $2 or payload->>'sessionUid' = $2)`,
    [accountId, uid],
  )
  await endEverythingPending(connection, accountId)
  await recordChange(connection, accountId, 'sessions')
  return rows[0].device
}

/**
 * Ends every session of the account but one, with all codes and tokens that do not belong to that one, and everything
 * pending.
 */
export async function endOtherSessions(
  connection: PoolClient,
  accountId: string,
  keptSessionId: string,
): Promise<void> {
  await connection.query('delete from identity.session where account_id = $1 and uid <> $2', [accountId, keptSessionId])
  await connection.query(
    `delete from identity.oidc_record where account_id = $1 and model <> 'Grant'
       and coalesce(uid, '') <> $2 and coalesce(payload->>'sessionUid', '') <> $2`,
    [accountId, keptSessionId],
  )
  await endEverythingPending(connection, accountId)
  await recordChange(connection, accountId, 'sessions')
}

/**
 * Ends everything of an account that was begun and is not finished: a requested address, a passkey or an authenticator
 * app being set up, links that give access, and sign-ins whose password was right. Every recovery of an account and
 * every end of a session calls this, because whoever is shut out must not finish later what they began before.
 */
export async function endEverythingPending(connection: Connection, accountId: string): Promise<void> {
  await connection.query(`delete from identity.email_change where account_id = $1 and confirmed_at is null`, [
    accountId,
  ])
  await connection.query('delete from identity.passkey_challenge where account_id = $1', [accountId])
  await connection.query(`delete from identity.authenticator_app where account_id = $1 and confirmed_at is null`, [
    accountId,
  ])
  await connection.query('delete from identity.pending_sign_in where account_id = $1', [accountId])
  // Sign-ins that are done, but whose browser has not followed the redirect that makes a session of them.
  await connection.query(
    `delete from identity.oidc_record where model = 'Interaction' and payload #>> '{result,login,accountId}' = $1`,
    [accountId],
  )
  await deleteEmailLinks(connection, accountId, accessPurposes)
}
