import { randomUUID } from 'node:crypto'
import { inTransaction } from '@glimmer/lib/database/in-transaction'
import type { PoolClient } from 'pg'
import { type Connection, type Database, firstRow, hasRow } from '#database/pool.ts'
import { recordChange } from './account-changes.ts'
import { endEverythingPending, endOtherSessions } from './sessions.ts'

export interface StoredAccount {
  id: string
  email: string
  emailVerified: boolean
  passwordHash: string
}

const columns = 'id, email, email_verified as "emailVerified", password_hash as "passwordHash"'
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether the text has the form of an account id. */
export const isAccountId = (id: string): boolean => uuidPattern.test(id)

/** @param key as `emailKey` makes it. */
export const findAccountByEmail = (database: Database, key: string): Promise<StoredAccount | undefined> =>
  firstRow(database, `select ${columns} from identity.account where email_key = $1`, [key])

export async function findAccount(database: Connection, id: string): Promise<StoredAccount | undefined> {
  if (!isAccountId(id)) return undefined
  const { rows } = await database.query<StoredAccount>(`select ${columns} from identity.account where id = $1`, [id])
  return rows[0]
}

/** An address that undoing a change can still bring back is not free until then. */
const isFree = `not exists (select 1 from identity.email_change where old_key = $3 and undo_until > now())`

/** Returns the new account, or undefined when the address is taken. */
export const insertAccount = (
  database: Connection,
  email: string,
  key: string,
  passwordHash: string,
): Promise<StoredAccount | undefined> =>
  firstRow(
    database,
    `insert into identity.account (id, email, email_key, password_hash) select $1, $2, $3, $4 where ${isFree}
     on conflict (email_key) do nothing returning ${columns}`,
    [randomUUID(), email, key, passwordHash],
  )

async function deleteSessions(connection: Connection, id: string): Promise<void> {
  await connection.query(
    `delete from identity.oidc_record where account_id = $1 or grant_id in
       (select payload->>'grantId' from identity.oidc_record where account_id = $1)`,
    [id],
  )
  await connection.query('delete from identity.session where account_id = $1', [id])
  await endEverythingPending(connection, id)
}

/** Ends every session, grant and token of the account, and everything pending. Links for its safety stay. */
export async function revokeEverything(connection: PoolClient, id: string): Promise<void> {
  await deleteSessions(connection, id)
  await recordChange(connection, id, 'sessions')
}

export async function savePassword(connection: Connection, id: string, passwordHash: string): Promise<void> {
  await connection.query('update identity.account set password_hash = $2 where id = $1', [id, passwordHash])
}

/** Gives the account another, proven address. Returns false if another account has it. */
export const changeEmail = (connection: Connection, id: string, email: string, key: string): Promise<boolean> =>
  hasRow(
    connection,
    `update identity.account a set email = $2, email_key = $3, email_verified = true
     where id = $1 and not exists (select 1 from identity.account where email_key = $3 and id <> $1)`,
    [id, email, key],
  )

/** Records that a mailed link has proven the address. Returns whether this is its first proof. */
async function proveAddress(connection: Connection, id: string): Promise<boolean> {
  const isFirst = await hasRow(
    connection,
    'update identity.account set email_verified = true where id = $1 and not email_verified',
    [id],
  )
  if (isFirst) await removeUnprovenAccess(connection, id)
  return isFirst
}

/**
 * Sets a password chosen through a mailed link, which proves the address, and ends every session. Returns whether this
 * is the first proof of the address.
 */
export const resetPasswordOf = (database: Database, id: string, passwordHash: string): Promise<boolean> =>
  inTransaction(database, async (connection) => {
    await savePassword(connection, id, passwordHash)
    const isFirst = await proveAddress(connection, id)
    await revokeEverything(connection, id)
    await recordChange(connection, id, 'password')
    return isFirst
  })

/**
 * Creates an account with a proven address. An existing account that was never proven is taken over: its password is
 * replaced, its sessions end, and every other way into it is removed. Returns false if the address is taken.
 */
export async function createVerifiedAccount(
  connection: PoolClient,
  { email, key, passwordHash }: { email: string; key: string; passwordHash: string },
): Promise<boolean> {
  const { rows } = await connection.query<{ id: string; existed: boolean }>(
    `insert into identity.account as a (id, email, email_key, email_verified, password_hash)
     select $1, $2, $3, true, $4 where ${isFree}
     on conflict (email_key) do update set password_hash = excluded.password_hash, email_verified = true
       where not a.email_verified
     returning id, xmax <> 0 as existed`,
    [randomUUID(), email, key, passwordHash],
  )
  const [account] = rows
  if (!account) return false
  if (account.existed) {
    await removeUnprovenAccess(connection, account.id)
    await revokeEverything(connection, account.id)
    await recordChange(connection, account.id, 'password')
  }
  return true
}

/**
 * Records that a confirmation link has proven the address. The first time, every session ends except that of the browser
 * that followed the link: whoever is signed in there and reads the mailbox has both.
 * @param here that browser's session, if it is signed in to this account.
 */
export async function confirmAddress(connection: PoolClient, id: string, here: string | undefined): Promise<void> {
  if (!(await proveAddress(connection, id))) return
  if (here !== undefined) return endOtherSessions(connection, id, here)
  await revokeEverything(connection, id)
  await recordChange(connection, id, 'password')
}

/** Deletes the account and everything that belongs to it. Does nothing if there is no such account. */
export const removeAccount = (database: Database, id: string) =>
  inTransaction(database, async (connection) => {
    await deleteSessions(connection, id)
    const { rowCount } = await connection.query('delete from identity.account where id = $1', [id])
    if (rowCount) await recordChange(connection, id, 'deleted')
  })

/**
 * Removes every way into an account except its password: passkeys, the second step with its codes, and the known
 * browsers. For the first proof of its address: until then a stranger may have had the account, and prepared it.
 */
async function removeUnprovenAccess(connection: Connection, accountId: string): Promise<void> {
  const tables = ['passkey', 'authenticator_app', 'recovery_code', 'second_step_removal', 'known_device']
  for (const table of tables) await connection.query(`delete from identity.${table} where account_id = $1`, [accountId])
}
