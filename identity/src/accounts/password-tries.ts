import type { Database } from '#database/pool.ts'
import { clearAttempts, type LimitName, returnAttempt, takeAttempt } from './attempt-limits.ts'
import { isKnownDevice } from './devices.ts'
import type { Origin } from './origin.ts'

/** Tries at one account's password from one place. */
export interface PasswordTries {
  /** Counts a try, and answers whether it may go ahead. */
  take(): Promise<boolean>
  /** It was the right password. */
  succeed(): Promise<void>
}

/**
 * A browser that has signed in to this account before has tries of its own: strangers cannot use up the owner's. All
 * others share the account's, known or not.
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
      // One after the other: the long limit counts guesses that were let through, not those turned away.
      for (const [name, by] of own) if (!(await takeAttempt(database, name, by))) return false
      return true
    },
    async succeed() {
      for (const [name, by] of own) await clearAttempts(database, name, by)
      await returnAttempt(database, 'password-address', address)
    },
  }
}

/** Lets the account's tries begin anew: its owner has shown by mail who they are. */
export async function clearTries(database: Database, key: string): Promise<void> {
  await clearAttempts(database, 'password-account', key)
  await clearAttempts(database, 'password-account-long', key)
}
