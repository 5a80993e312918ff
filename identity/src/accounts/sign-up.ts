import { inTransaction } from '#database/pool.ts'
import { takeAttempt } from './attempt-limits.ts'
import { parseEmail } from './email-address.ts'
import { isInvitationGood, useInvitation } from './invitations.ts'
import { faultOfNewPassword, hashPassword } from './password.ts'
import { sendAlreadyRegistered, sendConfirmation } from './send-emails.ts'
import type { AccountServices } from './services.ts'
import { checkPassword } from './sign-in.ts'
import { findAccountByEmail, insertAccount, replacePassword, type StoredAccount } from './store.ts'

export interface SignUpForm {
  email: string
  password: string
  /** The statement of age, and of a guardian's consent for those under 18. */
  agreed: boolean
  address: string
  /** The invitation this browser came with; empty for none. */
  invitation: string
}

type SignUpField = 'email' | 'password' | 'agreed'
export type SignUpFaults = Partial<Record<SignUpField, string>>

export type SignedUp =
  | { kind: 'signed-in'; accountId: string }
  | { kind: 'check-mail' }
  | { kind: 'faulty'; faults: SignUpFaults }
  | { kind: 'limited' }
  /** Nobody may sign up, or nobody without an invitation that works. */
  | { kind: 'not-invited' }

function faultsOf({ email, password, agreed }: SignUpForm): SignUpFaults {
  const read = parseEmail(email)
  const passwordFault = faultOfNewPassword(password, email)
  return {
    ...(!read.ok && { email: read.message }),
    ...(passwordFault && { password: passwordFault }),
    ...(!agreed && { agreed: 'Please tick this to go on. You need to be 13 or over to have an account.' }),
  }
}

/** Whether this browser may be shown the form at all. */
export async function maySignUp({ database, signUp }: AccountServices, invitation: string): Promise<boolean> {
  return signUp === 'open' || (signUp === 'invite' && (await isInvitationGood(database, invitation)))
}

interface NewAccount {
  email: string
  key: string
  passwordHash: string
  invitation: string
}

/** The new account, or undefined when the address is taken. An invitation is used up by the account it made, and no other. */
const makeAccount = (
  { database, signUp: policy }: AccountServices,
  { email, key, passwordHash, invitation }: NewAccount,
) =>
  inTransaction(database, async (connection) => {
    const created = await insertAccount(connection, email, key, passwordHash)
    if (!created || policy === 'open' || (await useInvitation(connection, invitation))) return created
    throw new NotInvited()
  }).catch((error: unknown): 'not-invited' => {
    if (error instanceof NotInvited) return 'not-invited'
    throw error
  })

/** Another browser was faster with the same invitation: what was begun is undone. */
class NotInvited extends Error {}

/**
 * Creates an account. Where emails must be verified, the answer is "check your mail" whether or not the address was
 * free. Where they need not be, a new person goes straight in; for a taken address the right password signs in, and
 * any other gets "check your mail" while its owner is told by mail.
 */
export async function signUp(accounts: AccountServices, form: SignUpForm): Promise<SignedUp> {
  const faults = faultsOf(form)
  const read = parseEmail(form.email)
  if (!read.ok || Object.keys(faults).length > 0) return { kind: 'faulty', faults }
  if (!(await maySignUp(accounts, form.invitation))) return { kind: 'not-invited' }
  if (!(await takeAttempt(accounts.database, 'sign-up-address', form.address))) return { kind: 'limited' }
  // Hashed before anyone looks whether the address is free, so that time does not tell.
  const passwordHash = await hashPassword(form.password)
  const created = await makeAccount(accounts, { ...read, passwordHash, invitation: form.invitation })
  if (created === 'not-invited') return { kind: 'not-invited' }
  if (created) {
    sendConfirmation(accounts, created)
    return accounts.requireVerifiedEmail ? { kind: 'check-mail' } : { kind: 'signed-in', accountId: created.id }
  }
  return accounts.requireVerifiedEmail
    ? takenAndVerifying(accounts, read.key, passwordHash)
    : takenAndOpen(accounts, read.key, form)
}

/** Until someone proves the address theirs, the latest sign-up's password stands; a proven account is left alone. */
async function takenAndVerifying(accounts: AccountServices, key: string, passwordHash: string): Promise<SignedUp> {
  const account = await findAccountByEmail(accounts.database, key)
  if (account) accounts.mailQueue.add(() => answerTaken(accounts, account, passwordHash))
  return { kind: 'check-mail' }
}

async function answerTaken(
  accounts: AccountServices,
  account: StoredAccount,
  passwordHash: string,
): Promise<undefined> {
  if (account.emailVerified) {
    sendAlreadyRegistered(accounts, account)
    return
  }
  await replacePassword(accounts.database, account.id, passwordHash, false)
  sendConfirmation(accounts, account)
}

async function takenAndOpen(accounts: AccountServices, key: string, form: SignUpForm): Promise<SignedUp> {
  const checked = await checkPassword(accounts, key, form.password, form.address)
  if (checked.ok) return { kind: 'signed-in', accountId: checked.account.id }
  const account = await findAccountByEmail(accounts.database, key)
  if (account) sendAlreadyRegistered(accounts, account)
  return { kind: 'check-mail' }
}
