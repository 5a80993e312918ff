import { randomBytes } from 'node:crypto'
import { inTransaction } from '@glimmer/lib/database/in-transaction'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { PoolClient } from 'pg'
import { ConfigError } from '#config.ts'
import { type Database, lock } from '#database/pool.ts'
import type { Encryption } from './encryption.ts'

export interface KeyRing {
  /** Private ES256 keys; the first signs, all are published. */
  signing: JWK[]
  /** The first signs cookies, all verify them. */
  cookie: string[]
}

interface KeyRow {
  id: string
  use: Use
  encrypted: Buffer
  activeFrom: Date
}
type Use = 'signing' | 'cookie'

async function makeSecret(use: Use, id: string): Promise<string> {
  if (use === 'cookie') return randomBytes(32).toString('base64url')
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid: id, alg: 'ES256', use: 'sig' })
}

async function addKey(connection: PoolClient, encryption: Encryption, use: Use, activeFrom: Date): Promise<KeyRow> {
  const id = randomBytes(9).toString('base64url')
  const encrypted = encryption.encrypt(await makeSecret(use, id))
  await connection.query('insert into identity.oidc_key (id, use, encrypted, active_from) values ($1, $2, $3, $4)', [
    id,
    use,
    encrypted,
    activeFrom,
  ])
  return { id, use, encrypted, activeFrom }
}

function decryptKey(encryption: Encryption, row: KeyRow): string {
  try {
    return encryption.decrypt(row.encrypted)
  } catch {
    throw new ConfigError(
      'The keys in the database were sealed with another secret: bring back identity.secret of DATA_DIR (or set IDENTITY_SECRET), or empty the table identity.oidc_key to sign everyone out and begin afresh.',
    )
  }
}

async function maintain(
  connection: PoolClient,
  encryption: Encryption,
  rows: KeyRow[],
  use: Use,
  now: Date,
): Promise<string[]> {
  const mine = rows.filter((row) => row.use === use)
  const { due, expired } = planRotation(mine, now)
  if (due) mine.push(await addKey(connection, encryption, use, due))
  await connection.query('delete from identity.oidc_key where id = any($1)', [expired.map(({ id }) => id)])
  return planRotation(mine, now).order.map((row) => decryptKey(encryption, row))
}

/**
 * Reads the stored keys, creating and retiring those that are due. Processes sharing a database see the same ring.
 * Throws ConfigError if the keys were encrypted with another secret.
 */
export function maintainKeyRing(database: Database, encryption: Encryption, now: Date): Promise<KeyRing> {
  return inTransaction(database, async (connection) => {
    await lock(connection, 'keys')
    const { rows } = await connection.query<KeyRow>(
      'select id, use, encrypted, active_from as "activeFrom" from identity.oidc_key',
    )
    const signing = await maintain(connection, encryption, rows, 'signing', now)
    const cookie = await maintain(connection, encryption, rows, 'cookie', now)
    return { signing: signing.map((text): JWK => JSON.parse(text)), cookie }
  })
}

const uses: readonly Use[] = ['signing', 'cookie']

/** Announces a new key for each use that has none announced yet. Returns when they will start to sign. */
export function announceKeys(database: Database, encryption: Encryption, now: Date): Promise<Date> {
  return inTransaction(database, async (connection) => {
    await lock(connection, 'keys')
    const { rows } = await connection.query<Pick<KeyRow, 'use' | 'activeFrom'>>(
      'select use, active_from as "activeFrom" from identity.oidc_key where active_from > $1',
      [now],
    )
    for (const use of uses)
      if (!rows.some((row) => row.use === use)) rows.push(await addKey(connection, encryption, use, announceTime(now)))
    return new Date(Math.max(...rows.map(({ activeFrom }) => activeFrom.getTime())))
  })
}

/** Replaces all keys: what the old ones signed is no longer valid once a provider reads the new ones. */
export function replaceKeys(database: Database, encryption: Encryption, now: Date): Promise<void> {
  return inTransaction(database, async (connection) => {
    await lock(connection, 'keys')
    await connection.query('delete from identity.oidc_key')
    for (const use of uses) await addKey(connection, encryption, use, now)
  })
}

const day = 24 * 60 * 60 * 1000

/** How long keys live, in milliseconds. */
const keyLife = {
  /** A key signs for this long. */
  signs: 90 * day,
  /** A new key is published this long before it signs, so that every verifier has fetched it by then. */
  announced: 2 * day,
  /** A replaced key still verifies for this long: longer than any session or token made with it. */
  verifies: 30 * day,
} as const

/** When a key that is created now starts to sign. */
const announceTime = (now: Date) => new Date(now.getTime() + keyLife.announced)

export interface StoredKey {
  id: string
  activeFrom: Date
}

export interface RotationPlan<Key> {
  /** The key to sign with first, then all that still verify or will sign soon. */
  order: Key[]
  expired: Key[]
  /** When a key that is yet to be created should start to sign. */
  due: Date | undefined
}

/** Decides which keys of one use sign, verify or expire now. */
export function planRotation<Key extends StoredKey>(keys: readonly Key[], now: Date): RotationPlan<Key> {
  const newestFirst = keys.toSorted((a, b) => b.activeFrom.getTime() - a.activeFrom.getTime())
  const upcoming = newestFirst.filter((key) => key.activeFrom > now)
  const active = newestFirst.filter((key) => key.activeFrom <= now)
  const replacedAt = (key: Key) => active[active.indexOf(key) - 1]?.activeFrom.getTime() ?? Number.POSITIVE_INFINITY
  const expired = active.filter((key) => replacedAt(key) + keyLife.verifies < now.getTime())
  const order = [...active.filter((key) => !expired.includes(key)), ...upcoming]
  return { order, expired, due: nextDue(active[0], upcoming.length > 0, now) }
}

function nextDue(signing: StoredKey | undefined, hasUpcoming: boolean, now: Date): Date | undefined {
  if (hasUpcoming) return undefined
  if (!signing) return now
  const age = now.getTime() - signing.activeFrom.getTime()
  return age < keyLife.signs - keyLife.announced ? undefined : announceTime(now)
}
