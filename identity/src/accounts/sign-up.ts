import { inTransaction } from '@glimmer/lib/database/in-transaction'
import { hashToken } from '@glimmer/lib/tokens'
import { takeAttempt } from './attempt-limits.ts'
import { parseEmail } from './email-address.ts'
import { isInvitationGood, useInvitation, valueIfNotInvited } from './invitations.ts'
import { hashPassword } from './password.ts'
import { newPasswordError } from './password-rules.ts'
import type { PendingSignUp } from './pending-sign-ups.ts'
import { sendAlreadyRegistered, sendConfirmation, sendPendingConfirmation } from './send-emails.ts'
import type { AccountServices, Origin } from './services.ts'
import { checkPassword } from './sign-in.ts'
import { findAccountByEmail, insertAccount } from './store.ts'

export interface SignUpForm extends Origin {
  email: string
  password: string
  /** The token of the invitation this browser came with; empty for none. */
  invitation: string
}

type SignUpField = 'email' | 'password'
export type SignUpErrors = Partial<Record<SignUpField, string>>

export type SignedUp =
  | { kind: 'signed-in'; accountId: string }
  | { kind: 'check-mail' }
  | { kind: 'invalid'; errors: SignUpErrors }
  | { kind: 'limited' }
  /** Sign-up is closed, or there is no working invitation. */
  | { kind: 'not-invited' }

async function errorsOf({ email, password }: SignUpForm, minLength: number): Promise<SignUpErrors> {
  const read = parseEmail(email)
  const passwordError = await newPasswordError(password, email, minLength)
  return {
    ...(!read.ok && { email: read.message }),
    ...(passwordError && { password: passwordError }),
  }
}

/** Whether this browser may see the sign-up form at all. */
export async function maySignUp({ database, signUp }: AccountServices, invitation: string): Promise<boolean> {
  return signUp === 'open' || (signUp === 'invite' && (await isInvitationGood(database, hashToken(invitation))))
}

/** The new account, or undefined when the address is taken. */
const createAccount = ({ database, signUp: policy }: AccountServices, pending: PendingSignUp) =>
  inTransaction(database, async (connection) => {
    const created = await insertAccount(connection, pending.email, pending.key, pending.passwordHash)
    if (created) await useInvitation(connection, policy, pending.invitationHash)
    return created
  }).catch(valueIfNotInvited('not-invited' as const))

/**
 * Creates an account. Where emails must be verified, the result is `check-mail` whether or not the address was free,
 * and the account exists only once the link is followed. Where they need not be, a new user is signed in at once; for a
 * taken address the right password signs in, and any other gets `check-mail` while the owner is notified by email.
 */
export async function signUp(accounts: AccountServices, form: SignUpForm): Promise<SignedUp> {
  const errors = await errorsOf(form, accounts.passwordMinLength)
  const read = parseEmail(form.email)
  if (!read.ok || Object.keys(errors).length > 0) return { kind: 'invalid', errors }
  if (!(await maySignUp(accounts, form.invitation))) return { kind: 'not-invited' }
  if (!(await takeAttempt(accounts.database, 'sign-up-address', form.address))) return { kind: 'limited' }
  // Hashed before looking up whether the address is free, so that the time taken does not reveal it.
  const passwordHash = await hashPassword(form.password)
  const pending = { email: read.email, key: read.key, passwordHash, invitationHash: hashToken(form.invitation) }
  if (accounts.requireVerifiedEmail) {
    accounts.mailQueue.add(() => signUpByEmail(accounts, pending))
    return { kind: 'check-mail' }
  }
  const created = await createAccount(accounts, pending)
  if (created === 'not-invited') return { kind: 'not-invited' }
  if (!created) return signUpWithTakenAddress(accounts, read.key, form)
  sendConfirmation(accounts, created)
  return { kind: 'signed-in', accountId: created.id }
}

/**
 * A proven account is left alone and its owner notified; otherwise this sign-up waits beside any other for its own
 * link.
 */
async function signUpByEmail(accounts: AccountServices, pending: PendingSignUp): Promise<undefined> {
  const account = await findAccountByEmail(accounts.database, pending.key)
  if (account?.emailVerified) sendAlreadyRegistered(accounts, account)
  else sendPendingConfirmation(accounts, pending)
}

async function signUpWithTakenAddress(accounts: AccountServices, key: string, form: SignUpForm): Promise<SignedUp> {
  const checked = await checkPassword(accounts, key, form.password, form)
  if (checked.ok) return { kind: 'signed-in', accountId: checked.account.id }
  const account = await findAccountByEmail(accounts.database, key)
  if (account) sendAlreadyRegistered(accounts, account)
  return { kind: 'check-mail' }
}
