import { randomBytes } from 'node:crypto'
import type { Connection, Database } from '#database/pool.ts'

export interface Passkey {
  /** The credential's id, in base64url. */
  id: string
  name: string
  transports: string[]
  createdAt: Date
  usedAt: Date | null
}

/** A passkey as it is checked when somebody signs in with it. */
export interface StoredPasskey {
  id: string
  accountId: string
  publicKey: Buffer
  userHandle: Buffer
}

export interface NewPasskey {
  id: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  deviceType: string
  isBackedUp: boolean
  name: string
}

/** More passkeys than anybody has. */
const mostPasskeys = 20

/** What passkeys know the account by, made at the first need. */
export async function userHandleOf(database: Database, accountId: string): Promise<Buffer> {
  const { rows } = await database.query<{ handle: Buffer }>(
    `update identity.accounts set user_handle = coalesce(user_handle, $2) where id = $1
     returning user_handle as handle`,
    [accountId, randomBytes(32)],
  )
  if (!rows[0]) throw new Error('The account is gone.')
  return rows[0].handle
}

/** The account's passkeys, oldest first. */
export async function passkeysOf(database: Database, accountId: string): Promise<Passkey[]> {
  const { rows } = await database.query<Passkey>(
    `select id, name, transports, created_at as "createdAt", used_at as "usedAt" from identity.passkeys
     where account_id = $1 order by created_at, id`,
    [accountId],
  )
  return rows
}

/** Keeps a passkey. Answers false where somebody has it already, or the account has as many as there is room for. */
export async function addPasskey(connection: Connection, accountId: string, passkey: NewPasskey): Promise<boolean> {
  const { id, publicKey, counter, transports, deviceType, isBackedUp, name } = passkey
  const { rowCount } = await connection.query(
    `insert into identity.passkeys (id, account_id, public_key, counter, transports, device_type, backed_up, name)
     select $1, $2, $3, $4, $5, $6, $7, $8
     where (select count(*) from identity.passkeys where account_id = $2) < $9
     on conflict (id) do nothing`,
    [id, accountId, Buffer.from(publicKey), counter, transports, deviceType, isBackedUp, name, mostPasskeys],
  )
  return rowCount === 1
}

export async function findPasskey(database: Database, id: string): Promise<StoredPasskey | undefined> {
  const { rows } = await database.query<StoredPasskey>(
    `select p.id, account_id as "accountId", public_key as "publicKey", user_handle as "userHandle"
     from identity.passkeys p join identity.accounts a on a.id = p.account_id where p.id = $1`,
    [id],
  )
  return rows[0]
}

/** Notes that a passkey was used. Answers false where its counter does not grow: then there are two of it. */
export async function useCounter(database: Database, id: string, counter: number): Promise<boolean> {
  const { rowCount } = await database.query(
    `update identity.passkeys set counter = $2, used_at = now() where id = $1 and (counter = 0 or counter < $2)`,
    [id, counter],
  )
  return rowCount === 1
}

/** Calls a passkey of the account something else; one that is not there is no error. */
export async function renamePasskey(database: Database, accountId: string, id: string, name: string): Promise<void> {
  await database.query('update identity.passkeys set name = $3 where id = $2 and account_id = $1', [
    accountId,
    id,
    name,
  ])
}

/** Removes a passkey of the account; answers whether it was there. */
export async function removePasskey(connection: Connection, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await connection.query('delete from identity.passkeys where id = $2 and account_id = $1', [
    accountId,
    id,
  ])
  return rowCount === 1
}
