import { createHash, randomBytes } from 'node:crypto'
import type { Connection, Database } from '#database/pool.ts'
import type { StoredAccount } from '../store.ts'

const linkHours = 24
const undoHours = 72

const hash = (token: string) => createHash('sha256').update(token).digest()
const makeToken = () => randomBytes(32).toString('base64url')

/** An address that was asked for. */
export interface EmailChange {
  accountId: string
  oldEmail: string
  oldKey: string
  newEmail: string
  newKey: string
  /** The session in which it was asked for. */
  askedIn: string
  askedAt: Date
}

const columns = `account_id as "accountId", old_email as "oldEmail", old_key as "oldKey", new_email as "newEmail",
  new_key as "newKey", asked_in as "askedIn", asked_at as "askedAt"`
const waits = `done_at is null and asked_at > now() - interval '${linkHours} hours'`
const canBeUndone = 'done_at is not null and undo_until > now()'

/** When a change is over: its link was not followed in time, or it can be undone no more. */
export const changeIsOver = `not ((${waits}) or (${canBeUndone}))`

/** Notes that another address is asked for, in place of one asked for before; answers the secret part of its link. */
export async function addEmailChange(
  database: Database,
  { id, email, key }: Pick<StoredAccount, 'id' | 'email'> & { key: string },
  wanted: { email: string; key: string },
  askedIn: string,
): Promise<string> {
  const token = makeToken()
  await database.query('delete from identity.email_changes where account_id = $1 and done_at is null', [id])
  await database.query(
    `insert into identity.email_changes (token_hash, account_id, old_email, old_key, new_email, new_key, asked_in)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [hash(token), id, email, key, wanted.email, wanted.key, askedIn],
  )
  return token
}

/** The address that waits for its link to be followed. */
export async function pendingEmail(database: Database, accountId: string): Promise<string | undefined> {
  const { rows } = await database.query<{ email: string }>(
    `select new_email as email from identity.email_changes where account_id = $1 and ${waits}`,
    [accountId],
  )
  return rows[0]?.email
}

/** The change a link is for, while it is good. Looking does not use it up: programs that scan mail look too. */
export async function peekEmailChange(connection: Connection, token: string): Promise<EmailChange | undefined> {
  const { rows } = await connection.query<EmailChange>(
    `select ${columns} from identity.email_changes where token_hash = $1 and ${waits}`,
    [hash(token)],
  )
  return rows[0]
}

/** Marks the change as done, once; answers it with the secret part of the link that undoes it. */
export async function finishEmailChange(connection: Connection, token: string) {
  const undo = makeToken()
  const { rows } = await connection.query<EmailChange>(
    `update identity.email_changes set done_at = now(), undo_hash = $2, undo_until = now() + make_interval(hours => $3)
     where token_hash = $1 and ${waits} returning ${columns}`,
    [hash(token), hash(undo), undoHours],
  )
  return rows[0] && { change: rows[0], undo }
}

/** The change an undo is for, while it can be undone. */
export async function peekUndo(connection: Connection, token: string): Promise<EmailChange | undefined> {
  const { rows } = await connection.query<EmailChange>(
    `select ${columns} from identity.email_changes where undo_hash = $1 and ${canBeUndone}`,
    [hash(token)],
  )
  return rows[0]
}

/** Uses the undo up, and forgets every other change of the account: those that came after it were somebody else's. */
export async function useUndo(connection: Connection, token: string): Promise<EmailChange | undefined> {
  const { rows } = await connection.query<EmailChange>(
    `delete from identity.email_changes where undo_hash = $1 and ${canBeUndone} returning ${columns}`,
    [hash(token)],
  )
  if (rows[0]) await connection.query('delete from identity.email_changes where account_id = $1', [rows[0].accountId])
  return rows[0]
}

/** Whether an address may still go back to the account it was changed away from: nobody else may have it until then. */
export async function isHeldForUndo(connection: Connection, key: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select 1 from identity.email_changes where old_key = $1 and ${canBeUndone} limit 1`,
    [key],
  )
  return rowCount === 1
}
