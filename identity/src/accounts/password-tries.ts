import type { Database } from '#database/pool.ts'
import { clearAttempts, type LimitName, returnAttempt, takeAttempt } from './attempt-limits.ts'
import { isKnownDevice } from './devices.ts'
import type { Origin } from './origin.ts'

/** Counts attempts at one account's password from one origin. */
export interface PasswordTries {
  /** Counts an attempt and returns whether it is allowed. */
  take(): Promise<boolean>
  /** To be called when the password was right: resets the counts. */
  succeed(): Promise<void>
}

/**
 * A browser that has signed in to this account before has its own count, so strangers cannot use up the owner's
 * attempts. All other browsers share one count per account, whether or not the account exists.
 */
export async function triesFor(database: Database, key: string, { address, device }: Origin): Promise<PasswordTries> {
  const isKnown = device !== undefined && (await isKnownDevice(database, device, key))
  const shared: [LimitName, string][] = [
    ['password-account', key],
    ['password-account-long', key],
  ]
  const own: [LimitName, string][] = isKnown ? [['password-device', `${device} ${key}`]] : shared
  return {
    async take() {
      if (!(await takeAttempt(database, 'password-address', address))) return false
      // One after the other: the long limit counts only guesses that were let through.
      for (const [name, by] of own) if (!(await takeAttempt(database, name, by))) return false
      return true
    },
    async succeed() {
      for (const [name, by] of own) await clearAttempts(database, name, by)
      await returnAttempt(database, 'password-address', address)
    },
  }
}

/** Resets the account's counts: its owner has proven by email who they are. */
export async function clearTries(database: Database, key: string): Promise<void> {
  await clearAttempts(database, 'password-account', key)
  await clearAttempts(database, 'password-account-long', key)
}
