import { createHash } from 'node:crypto'
import type { Database } from '#database/pool.ts'
import { isKnownDevice } from './devices.ts'
import type { Origin } from './services.ts'

interface Limit {
  most: number
  seconds: number
}

const day = 24 * 60 * 60

/**
 * Limits per account (an email, known or not), per browser that has signed in before, and per IP address, which a
 * school or a household may share. The long limit stops guessing that is spread over weeks: it is cleared by the right
 * password and by a password reset, and does not count attempts from a known browser.
 */
const limits = {
  'password-account': { most: 10, seconds: 15 * 60 },
  'password-account-long': { most: 100, seconds: 30 * day },
  'password-device': { most: 10, seconds: 15 * 60 },
  'password-address': { most: 200, seconds: 15 * 60 },
  'sign-up-address': { most: 60, seconds: 60 * 60 },
  'mail-account': { most: 5, seconds: 60 * 60 },
  'mail-account-day': { most: 30, seconds: day },
  'unproven-mailbox-hour': { most: 5, seconds: 60 * 60 },
  'unproven-mailbox-day': { most: 12, seconds: day },
  'mail-device': { most: 3, seconds: 60 * 60 },
  'mail-address': { most: 60, seconds: 60 * 60 },
  'security-email-account': { most: 30, seconds: day },
  'email-change-account': { most: 5, seconds: day },
  'second-step-account': { most: 5, seconds: 15 * 60 },
} satisfies Record<string, Limit>
export type LimitName = keyof typeof limits

const hash = (name: LimitName, key: string) => createHash('sha256').update(`${name} ${key}`).digest()

/**
 * Counts one attempt and returns whether it is allowed. Counting comes first and is one statement, so a burst of
 * parallel attempts, on any number of processes, gets no more than the limit. Windows expire by themselves. Emails and
 * IP addresses are stored as hashes.
 */
export async function takeAttempt(database: Database, name: LimitName, key: string): Promise<boolean> {
  const { most, seconds } = limits[name]
  const { rows } = await database.query<{ count: number }>(
    `insert into identity.attempt as t (key_hash, count, ends_at) values ($1, 1, now() + make_interval(secs => $2))
     on conflict (key_hash) do update set
       count = case when t.ends_at <= now() then 1 else least(t.count, $3) + 1 end,
       ends_at = case when t.ends_at <= now() then excluded.ends_at else t.ends_at end
     returning count`,
    [hash(name, key), seconds, most],
  )
  return (rows[0]?.count ?? 0) <= most
}

/** Gives back one attempt, because it turned out to be the right password. */
async function returnAttempt(database: Database, name: LimitName, key: string): Promise<void> {
  await database.query('update identity.attempt set count = greatest(count - 1, 0) where key_hash = $1', [
    hash(name, key),
  ])
}

/** Resets the count, once the account's owner has proven who they are. */
export async function clearAttempts(database: Database, name: LimitName, key: string): Promise<void> {
  await database.query('delete from identity.attempt where key_hash = $1', [hash(name, key)])
}

/** Counts attempts at one account's password from one origin. */
export interface PasswordAttempts {
  /** Counts an attempt and returns whether it is allowed. */
  take(): Promise<boolean>
  /** To be called when the password was right: resets the counts. */
  succeed(): Promise<void>
}

/**
 * A browser that has signed in to this account before has its own count, so strangers cannot use up the owner's
 * attempts. All other browsers share one count per account, whether or not the account exists.
 */
export async function passwordAttempts(
  database: Database,
  key: string,
  { address, device }: Origin,
): Promise<PasswordAttempts> {
  const isKnown = device !== undefined && (await isKnownDevice(database, device, key))
  const shared: [LimitName, string][] = [
    ['password-account', key],
    ['password-account-long', key],
  ]
  const counts: [LimitName, string][] = isKnown ? [['password-device', `${device} ${key}`]] : shared
  return {
    async take() {
      if (!(await takeAttempt(database, 'password-address', address))) return false
      // One after the other: the long limit counts only guesses that were let through.
      for (const [name, by] of counts) if (!(await takeAttempt(database, name, by))) return false
      return true
    },
    async succeed() {
      for (const [name, by] of counts) await clearAttempts(database, name, by)
      await returnAttempt(database, 'password-address', address)
    },
  }
}

/** Resets the account's counts: its owner has proven by email who they are. */
export async function clearPasswordAttempts(database: Database, key: string): Promise<void> {
  await clearAttempts(database, 'password-account', key)
  await clearAttempts(database, 'password-account-long', key)
}
