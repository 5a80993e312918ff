import { createHash } from 'node:crypto'
import type { Database } from '#database/pool.ts'

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
  'mail-device': { most: 3, seconds: 60 * 60 },
  'mail-address': { most: 60, seconds: 60 * 60 },
  'letter-account': { most: 30, seconds: day },
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
    `insert into identity.tries as t (key_hash, count, ends_at) values ($1, 1, now() + make_interval(secs => $2))
     on conflict (key_hash) do update set
       count = case when t.ends_at <= now() then 1 else least(t.count, $3) + 1 end,
       ends_at = case when t.ends_at <= now() then excluded.ends_at else t.ends_at end
     returning count`,
    [hash(name, key), seconds, most],
  )
  return (rows[0]?.count ?? 0) <= most
}

/** Gives back one attempt, because it turned out to be the right password. */
export async function returnAttempt(database: Database, name: LimitName, key: string): Promise<void> {
  await database.query('update identity.tries set count = greatest(count - 1, 0) where key_hash = $1', [
    hash(name, key),
  ])
}

/** Resets the count, once the account's owner has proven who they are. */
export async function clearAttempts(database: Database, name: LimitName, key: string): Promise<void> {
  await database.query('delete from identity.tries where key_hash = $1', [hash(name, key)])
}
