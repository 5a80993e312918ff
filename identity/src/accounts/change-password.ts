import { emailKey } from '@glimmer/contract/email-address'
import { recordChange } from './account-changes.ts'
import { changeAndNotify } from './notify-owner.ts'
import { hashPassword } from './password.ts'
import { newPasswordError } from './password-rules.ts'
import type { AccountServices, Origin } from './services.ts'
import { endOtherSessions } from './sessions.ts'
import { checkPassword } from './sign-in.ts'
import { type StoredAccount, savePassword } from './store.ts'

export type PasswordErrors = { current?: string; password?: string }
export type ChangedPassword = { kind: 'done' } | { kind: 'invalid'; errors: PasswordErrors } | { kind: 'limited' }

interface Change {
  account: StoredAccount
  /** Undefined if the user has just used a passkey. */
  current: string | undefined
  password: string
  /** The session that makes the change; it stays signed in. */
  sessionUid: string
  from: Origin
}

/** Changes the password of a signed-in user who knows the current one. All other sessions and everything pending end. */
export async function changePassword(accounts: AccountServices, change: Change): Promise<ChangedPassword> {
  const { account, current, password, sessionUid, from } = change
  const error = await newPasswordError(password, account.email, accounts.passwordMinLength)
  if (error) return { kind: 'invalid', errors: { password: error } }
  if (current !== undefined) {
    const checked = await checkPassword(accounts, emailKey(account.email), current, from)
    if (!checked.ok && checked.reason === 'limited') return { kind: 'limited' }
    if (!checked.ok) return { kind: 'invalid', errors: { current: 'That isn’t your current password.' } }
  }
  const passwordHash = await hashPassword(password)
  const event = { accountId: account.id, kind: 'password-changed', device: from.browser } as const
  await changeAndNotify(accounts, event, async (connection) => {
    await savePassword(connection, account.id, passwordHash)
    await endOtherSessions(connection, account.id, sessionUid)
    await recordChange(connection, account.id, 'password')
    return true
  })
  return { kind: 'done' }
}
