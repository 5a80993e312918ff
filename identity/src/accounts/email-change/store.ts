import { hashToken, newToken } from '@glimmer/lib/tokens'
import { type Connection, type Database, firstRow, hasRow } from '#database/pool.ts'

const linkHours = 24
const undoHours = 72

/** A requested change of address. */
export interface EmailChange {
  accountId: string
  oldEmail: string
  oldKey: string
  newEmail: string
  newKey: string
  /** The session that requested it. */
  sessionUid: string
  requestedAt: Date
}

const columns = `account_id as "accountId", old_email as "oldEmail", old_key as "oldKey", new_email as "newEmail",
  new_key as "newKey", session_uid as "sessionUid", requested_at as "requestedAt"`
/** SQL: the session that asked is still signed in to the account, however it might have ended. */
const askerIsSignedIn = `exists (select 1 from identity.oidc_record r where r.model = 'Session'
  and r.uid = email_change.session_uid and r.account_id = email_change.account_id::text and r.expires_at > now())`
const waits = `confirmed_at is null and requested_at > now() - interval '${linkHours} hours' and ${askerIsSignedIn}`
const canBeUndone = 'confirmed_at is not null and undo_until > now()'

/**
 * SQL: the change is over, because its link was not followed in time, the session that asked has ended, or it can no
 * longer be undone.
 */
export const emailChangeIsOver = `not ((${waits}) or (${canBeUndone}))`

/** Stores a requested change in place of an earlier pending one; returns the token of its link. */
export async function addEmailChange(
  database: Database,
  { accountId, oldEmail, oldKey, newEmail, newKey, sessionUid }: Omit<EmailChange, 'requestedAt'>,
): Promise<string> {
  const token = newToken()
  await database.query('delete from identity.email_change where account_id = $1 and confirmed_at is null', [accountId])
  await database.query(
    `insert into identity.email_change (token_hash, account_id, old_email, old_key, new_email, new_key, session_uid)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [hashToken(token), accountId, oldEmail, oldKey, newEmail, newKey, sessionUid],
  )
  return token
}

/** The requested address whose link has not been followed yet. */
export async function pendingEmail(database: Database, accountId: string): Promise<string | undefined> {
  const { rows } = await database.query<{ email: string }>(
    `select new_email as email from identity.email_change where account_id = $1 and ${waits}`,
    [accountId],
  )
  return rows[0]?.email
}

/**
 * The change a link belongs to, while the link is valid. Reading does not use it up: mail scanners follow links too.
 */
export const findEmailChange = (connection: Connection, token: string): Promise<EmailChange | undefined> =>
  firstRow(connection, `select ${columns} from identity.email_change where token_hash = $1 and ${waits}`, [
    hashToken(token),
  ])

/** Marks the change as done, once; returns it with the token of the link that undoes it. */
export async function completeEmailChange(connection: Connection, token: string) {
  const undo = newToken()
  const { rows } = await connection.query<EmailChange>(
    `update identity.email_change set confirmed_at = now(), undo_hash = $2, undo_until = now() + make_interval(hours => $3)
     where token_hash = $1 and ${waits} returning ${columns}`,
    [hashToken(token), hashToken(undo), undoHours],
  )
  return rows[0] && { change: rows[0], undo }
}

/** The change an undo link belongs to, while it can be undone. */
export const findUndo = (connection: Connection, token: string): Promise<EmailChange | undefined> =>
  firstRow(connection, `select ${columns} from identity.email_change where undo_hash = $1 and ${canBeUndone}`, [
    hashToken(token),
  ])

/** Uses the undo link up and deletes every other change of the account: later ones were made by an intruder. */
export async function useUndo(connection: Connection, token: string): Promise<EmailChange | undefined> {
  const { rows } = await connection.query<EmailChange>(
    `delete from identity.email_change where undo_hash = $1 and ${canBeUndone} returning ${columns}`,
    [hashToken(token)],
  )
  if (rows[0]) await connection.query('delete from identity.email_change where account_id = $1', [rows[0].accountId])
  return rows[0]
}

/**
 * Whether an address can still go back to the account it was changed away from; until then no other account may have
 * it.
 */
export const isReservedForUndo = (connection: Connection, key: string): Promise<boolean> =>
  hasRow(connection, `select 1 from identity.email_change where old_key = $1 and ${canBeUndone} limit 1`, [key])
