import { emailKey } from './email-address.ts'
import { countWrongTry } from './events.ts'
import type { Origin } from './origin.ts'
import { verifyPassword } from './password.ts'
import { triesFor } from './password-tries.ts'
import { findPending } from './pending-sign-ups.ts'
import { sendConfirmation, sendPendingConfirmation } from './send-emails.ts'
import type { AccountServices } from './services.ts'
import { findAccountByEmail, type StoredAccount } from './store.ts'

type Refused = { ok: false; reason: 'limited' | 'refused' }
export type SignedIn = { ok: true; accountId: string } | Refused
export type CheckedPassword = { ok: true; account: StoredAccount } | Refused

/** Compares a password, within the limits of the account, the browser and the caller's address. */
export async function checkPassword(
  accounts: AccountServices,
  key: string,
  password: string,
  from: Origin,
): Promise<CheckedPassword> {
  const { database } = accounts
  const tries = await triesFor(database, key, from)
  if (!(await tries.take())) return { ok: false, reason: 'limited' }
  const account = await findAccountByEmail(database, key)
  const fits = await verifyPassword(password, account?.passwordHash)
  if (!fits || !account) {
    if (account) noteWrongPassword(accounts, account.id, from.browser)
    return { ok: false, reason: 'refused' }
  }
  await tries.succeed()
  return { ok: true, account }
}

/** Counts it for the owner to see, once the answer has gone: that there is an account must not take longer. */
function noteWrongPassword({ database, mailQueue }: AccountServices, accountId: string, browser: string): void {
  mailQueue.add(async () => {
    await countWrongTry(database, accountId, 'wrong-password', browser)
    return undefined
  })
}

/** More sign-ups than that do not wait with one address, unless somebody plays with it. */
const mostPending = 5

/** Mails a fresh link to whoever typed the password of a sign-up that still waits, once the answer has gone. */
function remindPending(accounts: AccountServices, key: string, password: string): void {
  accounts.mailQueue.add(async () => {
    for (const pending of await findPending(accounts.database, key, mostPending))
      if (await verifyPassword(password, pending.passwordHash)) {
        sendPendingConfirmation(accounts, pending)
        return
      }
  })
}

/**
 * Signs a person in. Where emails must be verified, whoever has not followed their link yet is refused like a wrong
 * password, and a fresh link is mailed: otherwise signing up and then in would show whether the address had been free.
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
