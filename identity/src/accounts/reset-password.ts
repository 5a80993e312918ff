import { emailKey } from '@glimmer/contract/email-address'
import { clearPasswordAttempts, takeAttempt } from './attempt-limits.ts'
import { parseEmail } from './email-address.ts'
import { findEmailLink, useEmailLink } from './email-links.ts'
import { recordEvent } from './events.ts'
import { notifyOwner } from './notify-owner.ts'
import { hashPassword } from './password.ts'
import { newPasswordError } from './password-rules.ts'
import { sendReset } from './send-emails.ts'
import type { AccountServices, Origin } from './services.ts'
import { findAccount, resetPasswordOf } from './store.ts'

export type PasswordResetRequest = { kind: 'check-mail' } | { kind: 'invalid'; message: string } | { kind: 'limited' }

/** Requests a reset link by email. The result is the same whether or not the address is known. */
export async function requestPasswordReset(
  accounts: AccountServices,
  email: string,
  from: Origin,
): Promise<PasswordResetRequest> {
  const read = parseEmail(email)
  if (!read.ok) return { kind: 'invalid', message: read.message }
  if (!(await takeAttempt(accounts.database, 'mail-address', from.address))) return { kind: 'limited' }
  sendReset(accounts, read.key, from)
  return { kind: 'check-mail' }
}

export type ResetPassword =
  | { kind: 'done'; accountId: string; isFirstProof: boolean }
  | { kind: 'invalid'; message: string }
  | { kind: 'stale' }

/** Sets a new password by a mailed link, which also proves the address. All sessions of the account end. */
export async function resetPassword(
  accounts: AccountServices,
  token: string,
  password: string,
  browser: string,
): Promise<ResetPassword> {
  const { database, passwordMinLength } = accounts
  const link = await findEmailLink(database, 'reset', token)
  const account = link && (await findAccount(database, link.accountId))
  if (!account) return { kind: 'stale' }
  const error = await newPasswordError(password, account.email, passwordMinLength)
  if (error) return { kind: 'invalid', message: error }
  const passwordHash = await hashPassword(password)
  if (!(await useEmailLink(database, 'reset', token))) return { kind: 'stale' }
  const isFirstProof = await resetPasswordOf(database, account.id, passwordHash)
  await clearPasswordAttempts(database, emailKey(account.email))
  await recordEvent(database, account.id, 'password-reset', browser)
  notifyOwner(accounts, account.id, 'password-reset', browser)
  return { kind: 'done', accountId: account.id, isFirstProof }
}
