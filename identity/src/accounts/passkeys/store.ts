import { randomBytes } from 'node:crypto'
import { type Connection, type Database, firstRow, hasRow } from '#database/pool.ts'

export interface Passkey {
  /** The credential's id, in base64url. */
  id: string
  name: string
  transports: string[]
  createdAt: Date
  usedAt: Date | null
}

/** A passkey as needed to verify a sign-in. */
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

/** Passkeys per account: more than anyone has. */
const maxPasskeys = 20

/** The account's WebAuthn user handle, created on first use. */
export async function userHandleOf(database: Database, accountId: string): Promise<Buffer> {
  const { rows } = await database.query<{ handle: Buffer }>(
    `update identity.account set user_handle = coalesce(user_handle, $2) where id = $1
     returning user_handle as handle`,
    [accountId, randomBytes(32)],
  )
  if (!rows[0]) throw new Error('The account is gone.')
  return rows[0].handle
}

/** The account's passkeys, oldest first. */
export async function passkeysOf(database: Database, accountId: string): Promise<Passkey[]> {
  const { rows } = await database.query<Passkey>(
    `select id, name, transports, created_at as "createdAt", used_at as "usedAt" from identity.passkey
     where account_id = $1 order by created_at, id`,
    [accountId],
  )
  return rows
}

/** Stores a passkey. Returns false if it is stored already, or the account has reached its limit. */
export async function addPasskey(connection: Connection, accountId: string, passkey: NewPasskey): Promise<boolean> {
  const { id, publicKey, counter, transports, deviceType, isBackedUp, name } = passkey
  const { rowCount } = await connection.query(
    `insert into identity.passkey (id, account_id, public_key, counter, transports, device_type, backed_up, name)
     select $1, $2, $3, $4, $5, $6, $7, $8
     where (select count(*) from identity.passkey where account_id = $2) < $9
     on conflict (id) do nothing`,
    [id, accountId, Buffer.from(publicKey), counter, transports, deviceType, isBackedUp, name, maxPasskeys],
  )
  return rowCount === 1
}

export const findPasskey = (database: Database, id: string): Promise<StoredPasskey | undefined> =>
  firstRow(
    database,
    `select p.id, account_id as "accountId", public_key as "publicKey", user_handle as "userHandle"
     from identity.passkey p join identity.account a on a.id = p.account_id where p.id = $1`,
    [id],
  )

/** Records the use of a passkey. Returns false if its counter does not grow, which means that it was copied. */
export const useCounter = (database: Database, id: string, counter: number): Promise<boolean> =>
  hasRow(
    database,
    `update identity.passkey set counter = $2, used_at = now() where id = $1 and (counter = 0 or counter < $2)`,
    [id, counter],
  )

/** Renames a passkey of the account; does nothing if there is no such passkey. */
export async function renamePasskey(database: Database, accountId: string, id: string, name: string): Promise<void> {
  await database.query('update identity.passkey set name = $3 where id = $2 and account_id = $1', [accountId, id, name])
}

/** Removes a passkey of the account; returns whether it existed. */
export const removePasskey = (connection: Connection, accountId: string, id: string): Promise<boolean> =>
  hasRow(connection, 'delete from identity.passkey where id = $2 and account_id = $1', [accountId, id])
