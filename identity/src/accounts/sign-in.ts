import { emailKey } from '@glimmer/contract/email-address'
import { passwordAttempts } from './attempt-limits.ts'
import { countFailedAttempt } from './events.ts'
import { verifyPassword } from './password.ts'
import { findPendingSignUps } from './pending-sign-ups.ts'
import { sendConfirmation, sendPendingConfirmation } from './send-emails.ts'
import type { AccountServices, Origin } from './services.ts'
import { findAccountByEmail, type StoredAccount } from './store.ts'

type Refused = { ok: false; reason: 'limited' | 'refused' }
export type SignedIn = { ok: true; accountId: string } | Refused
export type CheckedPassword = { ok: true; account: StoredAccount } | Refused

/** Checks a password, within the limits of the account, the browser and the caller's IP address. */
export async function checkPassword(
  accounts: AccountServices,
  key: string,
  password: string,
  from: Origin,
): Promise<CheckedPassword> {
  const { database } = accounts
  const attempts = await passwordAttempts(database, key, from)
  if (!(await attempts.take())) return { ok: false, reason: 'limited' }
  const account = await findAccountByEmail(database, key)
  const fits = await verifyPassword(password, account?.passwordHash)
  if (!fits || !account) {
    if (account) recordWrongPassword(accounts, account.id, from.browser)
    return { ok: false, reason: 'refused' }
  }
  await attempts.succeed()
  return { ok: true, account }
}

/** Counts the attempt for the owner to see, after the response: an existing account must not take longer. */
function recordWrongPassword({ database, mailQueue }: AccountServices, accountId: string, browser: string): void {
  mailQueue.add(async () => {
    await countFailedAttempt(database, accountId, 'wrong-password', browser)
    return undefined
  })
}

/** More pending sign-ups than this with one address exist only through abuse. */
const maxPending = 5

/** Mails a new link to a user who typed the password of a pending sign-up, after the response has been sent. */
function remindPending(accounts: AccountServices, key: string, password: string): void {
  accounts.mailQueue.add(async () => {
    for (const pending of await findPendingSignUps(accounts.database, key, maxPending))
      if (await verifyPassword(password, pending.passwordHash)) {
        sendPendingConfirmation(accounts, pending)
        return
      }
  })
}

/**
 * Signs a user in. Where emails must be verified, a user who has not followed their link is refused as for a wrong
 * password, and a new link is mailed: otherwise signing up and then signing in would reveal whether the address had
 * been free.
 */
export async function signIn(
  accounts: AccountServices,
  typed: { email: string; password: string } & Origin,
): Promise<SignedIn> {
  const key = emailKey(typed.email)
  const checked = await checkPassword(accounts, key, typed.password, typed)
  if (!checked.ok) {
    if (accounts.requireVerifiedEmail && checked.reason === 'refused') remindPending(accounts, key, typed.password)
    return checked
  }
  const { account } = checked
  if (accounts.requireVerifiedEmail && !account.emailVerified) {
    sendConfirmation(accounts, account)
    return { ok: false, reason: 'refused' }
  }
  return { ok: true, accountId: account.id }
}
