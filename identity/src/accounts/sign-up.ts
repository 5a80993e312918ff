import { takeAttempt } from './attempt-limits.ts'
import { parseEmail } from './email-address.ts'
import type { Origin } from './origin.ts'
import { hashPassword } from './password.ts'
import { faultOfNewPassword } from './password-rules.ts'
import type { PendingSignUp } from './pending-sign-ups.ts'
import { sendAlreadyRegistered, sendConfirmation, sendPendingConfirmation } from './send-emails.ts'
import type { AccountServices } from './services.ts'
import { checkPassword } from './sign-in.ts'
import { findAccountByEmail, insertAccount } from './store.ts'

export interface SignUpForm extends Origin {
  email: string
  password: string
  /** The statement of age, and of a guardian's consent for those under 18. */
  agreed: boolean
}

type SignUpField = 'email' | 'password' | 'agreed'
export type SignUpFaults = Partial<Record<SignUpField, string>>

export type SignedUp =
  | { kind: 'signed-in'; accountId: string }
  | { kind: 'check-mail' }
  | { kind: 'faulty'; faults: SignUpFaults }
  | { kind: 'limited' }

async function faultsOf({ email, password, agreed }: SignUpForm, minLength: number): Promise<SignUpFaults> {
  const read = parseEmail(email)
  const passwordFault = await faultOfNewPassword(password, email, minLength)
  return {
    ...(!read.ok && { email: read.message }),
    ...(passwordFault && { password: passwordFault }),
    ...(!agreed && { agreed: 'Please tick this to go on. You need to be 13 or over to have an account.' }),
  }
}

/**
 * Creates an account. Where emails must be verified, the answer is "check your mail" whether or not the address was
 * free, and there is no account before the link is followed. Where they need not be, a new person goes straight in; for
 * a taken address the right password signs in, and any other gets "check your mail" while its owner is told by mail.
 */
export async function signUp(accounts: AccountServices, form: SignUpForm): Promise<SignedUp> {
  const faults = await faultsOf(form, accounts.passwordMinLength)
  const read = parseEmail(form.email)
  if (!read.ok || Object.keys(faults).length > 0) return { kind: 'faulty', faults }
  if (!(await takeAttempt(accounts.database, 'sign-up-address', form.address))) return { kind: 'limited' }
  // Hashed before anyone looks whether the address is free, so that time does not tell.
  const passwordHash = await hashPassword(form.password)
  if (accounts.requireVerifiedEmail) {
    accounts.mailQueue.add(() => answerByMail(accounts, { email: read.email, key: read.key, passwordHash }))
    return { kind: 'check-mail' }
  }
  const created = await insertAccount(accounts.database, read.email, read.key, passwordHash)
  if (!created) return takenAndOpen(accounts, read.key, form)
  sendConfirmation(accounts, created)
  return { kind: 'signed-in', accountId: created.id }
}

/** A proven account is left alone and its owner told; otherwise this sign-up waits beside any other for its own link. */
async function answerByMail(accounts: AccountServices, pending: PendingSignUp): Promise<undefined> {
  const account = await findAccountByEmail(accounts.database, pending.key)
  if (account?.emailVerified) sendAlreadyRegistered(accounts, account)
  else sendPendingConfirmation(accounts, pending)
}

async function takenAndOpen(accounts: AccountServices, key: string, form: SignUpForm): Promise<SignedUp> {
  const checked = await checkPassword(accounts, key, form.password, form)
  if (checked.ok) return { kind: 'signed-in', accountId: checked.account.id }
  const account = await findAccountByEmail(accounts.database, key)
  if (account) sendAlreadyRegistered(accounts, account)
  return { kind: 'check-mail' }
}
