import { clearAttempts, returnAttempt, takeAttempt } from './attempt-limits.ts'
import { emailKey } from './email-address.ts'
import { verifyPassword } from './password.ts'
import { sendConfirmation } from './send-emails.ts'
import type { AccountServices } from './services.ts'
import { findAccountByEmail, type StoredAccount } from './store.ts'

export type SignedIn = { ok: true; accountId: string } | { ok: false; reason: 'limited' | 'refused' }
export type CheckedPassword = { ok: true; account: StoredAccount } | { ok: false; reason: 'limited' | 'refused' }

/** Compares a password, within the limits of the account and the caller's address. */
export async function checkPassword(
  { database }: AccountServices,
  key: string,
  password: string,
  address: string,
): Promise<CheckedPassword> {
  const allowed = await Promise.all([
    takeAttempt(database, 'password-account', key),
    takeAttempt(database, 'password-address', address),
  ])
  if (allowed.includes(false)) return { ok: false, reason: 'limited' }
  const account = await findAccountByEmail(database, key)
  const fits = await verifyPassword(password, account?.passwordHash)
  if (!fits || !account) return { ok: false, reason: 'refused' }
  await clearAttempts(database, 'password-account', key)
  await returnAttempt(database, 'password-address', address)
  return { ok: true, account }
}

/**
 * Signs a person in. Where emails must be verified, an account that is not yet is refused like a wrong password, and
 * a fresh link is mailed: otherwise signing up and then in would show whether the address had been free.
 */
export async function signIn(
  accounts: AccountServices,
  typed: { email: string; password: string; address: string },
): Promise<SignedIn> {
  const checked = await checkPassword(accounts, emailKey(typed.email), typed.password, typed.address)
  if (!checked.ok) return checked
  const { account } = checked
  if (accounts.requireVerifiedEmail && !account.emailVerified) {
    sendConfirmation(accounts, account)
    return { ok: false, reason: 'refused' }
  }
  return { ok: true, accountId: account.id }
}
