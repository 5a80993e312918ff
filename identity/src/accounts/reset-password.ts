import { takeAttempt } from './attempt-limits.ts'
import { emailKey, parseEmail } from './email-address.ts'
import { peekEmailToken, useEmailToken } from './email-tokens.ts'
import { noteEvent } from './events.ts'
import { notifyOwner } from './notify-owner.ts'
import type { Origin } from './origin.ts'
import { hashPassword } from './password.ts'
import { faultOfNewPassword } from './password-rules.ts'
import { clearTries } from './password-tries.ts'
import { sendReset } from './send-emails.ts'
import type { AccountServices } from './services.ts'
import { findAccount, replacePassword } from './store.ts'

export type AskedForReset = { kind: 'check-mail' } | { kind: 'faulty'; message: string } | { kind: 'limited' }

/** Requests a reset link by email. The result is the same whether or not the address is known. */
export async function askForReset(accounts: AccountServices, email: string, from: Origin): Promise<AskedForReset> {
  const read = parseEmail(email)
  if (!read.ok) return { kind: 'faulty', message: read.message }
  if (!(await takeAttempt(accounts.database, 'mail-address', from.address))) return { kind: 'limited' }
  sendReset(accounts, read.key, from)
  return { kind: 'check-mail' }
}

export type ResetPassword =
  | { kind: 'done'; accountId: string }
  | { kind: 'faulty'; message: string }
  | { kind: 'stale' }

/** Sets a new password by a mailed link, which also proves the address. All sessions of the account end. */
export async function resetPassword(
  accounts: AccountServices,
  token: string,
  password: string,
  browser: string,
): Promise<ResetPassword> {
  const { database, passwordMinLength } = accounts
  const accountId = await peekEmailToken(database, 'reset', token)
  const account = accountId && (await findAccount(database, accountId))
  if (!account) return { kind: 'stale' }
  const fault = await faultOfNewPassword(password, account.email, passwordMinLength)
  if (fault) return { kind: 'faulty', message: fault }
  const passwordHash = await hashPassword(password)
  if (!(await useEmailToken(database, 'reset', token))) return { kind: 'stale' }
  await replacePassword(database, account.id, passwordHash)
  await clearTries(database, emailKey(account.email))
  await noteEvent(database, account.id, 'password-reset', browser)
  notifyOwner(accounts, account.id, 'password-reset', browser)
  return { kind: 'done', accountId: account.id }
}

/** Whether the link would still work. */
export const isResetLinkGood = async ({ database }: AccountServices, token: string): Promise<boolean> =>
  (await peekEmailToken(database, 'reset', token)) !== undefined
