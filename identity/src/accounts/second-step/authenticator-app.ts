import { product } from '@glimmer/contract/product'
import { Secret, TOTP } from 'otpauth'
import { type Connection, type Database, hasRow } from '#database/pool.ts'
import type { AccountServices } from '../services.ts'
import type { StoredAccount } from '../store.ts'

const periodSeconds = 30

/** What every authenticator app supports (RFC 6238): SHA-1, six digits, 30 seconds. */
const totpFor = (secret: string, label: string) =>
  new TOTP({
    issuer: product.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })

/** The secret of an app that is being set up. */
export interface NewApp {
  /** In base 32, to be typed by hand. */
  secret: string
  /** The `otpauth:` address, to be scanned. */
  uri: string
}

/** Makes a secret in place of one that was never confirmed; undefined if the second step is on already. */
export async function setUpApp(
  { database, encryption }: AccountServices,
  account: StoredAccount,
): Promise<NewApp | undefined> {
  const secret = new Secret({ size: 20 }).base32
  const { rowCount } = await database.query(
    `insert into identity.authenticator_app as t (account_id, encrypted_secret) values ($1, $2)
     on conflict (account_id) do update set encrypted_secret = excluded.encrypted_secret, created_at = now()
       where t.confirmed_at is null`,
    [account.id, encryption.encrypt(secret)],
  )
  return rowCount === 1 ? { secret, uri: totpFor(secret, account.email).toString() } : undefined
}

/** The secret that is being set up, for another attempt at its first code. */
export async function findUnconfirmedApp(
  { database, encryption }: AccountServices,
  account: StoredAccount,
): Promise<NewApp | undefined> {
  const { rows } = await database.query<{ sealed: Buffer }>(
    'select encrypted_secret as sealed from identity.authenticator_app where account_id = $1 and confirmed_at is null',
    [account.id],
  )
  if (!rows[0]) return undefined
  const secret = encryption.decrypt(rows[0].sealed)
  return { secret, uri: totpFor(secret, account.email).toString() }
}

/** Whether signing in asks for a code. */
export const hasSecondStep = (database: Database, accountId: string): Promise<boolean> =>
  hasRow(database, 'select 1 from identity.authenticator_app where account_id = $1 and confirmed_at is not null', [
    accountId,
  ])

/**
 * Whether a code of the app is right: the current one, or the one 30 seconds before or after. A code works once, and no
 * older one works after it: one statement decides, however many attempts run at once. `confirm` also switches the
 * second step on.
 */
export async function useAppCode(
  { database, encryption }: Pick<AccountServices, 'database' | 'encryption'>,
  accountId: string,
  code: string,
  what: 'check' | 'confirm',
): Promise<boolean> {
  const isWanted = what === 'confirm' ? 'confirmed_at is null' : 'confirmed_at is not null'
  const { rows } = await database.query<{ sealed: Buffer }>(
    `select encrypted_secret as sealed from identity.authenticator_app where account_id = $1 and ${isWanted}`,
    [accountId],
  )
  if (!rows[0]) return false
  const delta = totpFor(encryption.decrypt(rows[0].sealed), '').validate({ token: code, window: 1 })
  if (delta === null) return false
  const step = Math.floor(Date.now() / 1000 / periodSeconds) + delta
  const { rowCount } = await database.query(
    `update identity.authenticator_app set last_step = $2, confirmed_at = coalesce(confirmed_at, now())
     where account_id = $1 and last_step < $2 and encrypted_secret = $3 and ${isWanted}`,
    [accountId, step, rows[0].sealed],
  )
  return rowCount === 1
}

/** Removes the second step: the app and its recovery codes. Returns whether it was on. */
export async function removeSecondStep(connection: Connection, accountId: string): Promise<boolean> {
  await connection.query('delete from identity.recovery_code where account_id = $1', [accountId])
  await connection.query('delete from identity.second_step_removal where account_id = $1', [accountId])
  const { rows } = await connection.query<{ wasOn: boolean }>(
    'delete from identity.authenticator_app where account_id = $1 returning confirmed_at is not null as "wasOn"',
    [accountId],
  )
  return rows[0]?.wasOn ?? false
}
