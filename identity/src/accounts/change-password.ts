import { inTransaction } from '#database/pool.ts'
import { noteChange } from './account-changes.ts'
import { emailKey } from './email-address.ts'
import { noteEvent } from './events.ts'
import { notifyOwner } from './notify-owner.ts'
import type { Origin } from './origin.ts'
import { hashPassword } from './password.ts'
import { faultOfNewPassword } from './password-rules.ts'
import type { AccountServices } from './services.ts'
import { endOtherSessions } from './sessions.ts'
import { checkPassword } from './sign-in.ts'
import { type StoredAccount, savePassword } from './store.ts'

export type PasswordFaults = { current?: string; password?: string }
export type ChangedPassword = { kind: 'done' } | { kind: 'faulty'; faults: PasswordFaults } | { kind: 'limited' }

interface Change {
  account: StoredAccount
  /** Undefined if the user has just used a passkey. */
  current: string | undefined
  password: string
  /** The session that makes the change; it stays signed in. */
  sessionUid: string
  from: Origin
}

/** Changes the password of a signed-in user who knows the current one. All other sessions end. */
export async function changePassword(accounts: AccountServices, change: Change): Promise<ChangedPassword> {
  const { account, current, password, sessionUid, from } = change
  const fault = await faultOfNewPassword(password, account.email, accounts.passwordMinLength)
  if (fault) return { kind: 'faulty', faults: { password: fault } }
  if (current !== undefined) {
    const checked = await checkPassword(accounts, emailKey(account.email), current, from)
    if (!checked.ok && checked.reason === 'limited') return { kind: 'limited' }
    if (!checked.ok) return { kind: 'faulty', faults: { current: 'That isn’t your current password.' } }
  }
  const passwordHash = await hashPassword(password)
  await inTransaction(accounts.database, async (connection) => {
    await savePassword(connection, account.id, passwordHash)
    await endOtherSessions(connection, account.id, sessionUid)
    await connection.query('delete from identity.mail_tokens where account_id = $1', [account.id])
    await noteEvent(connection, account.id, 'password-changed', from.browser)
    await noteChange(connection, account.id, 'password')
  })
  notifyOwner(accounts, account.id, 'password-changed', from.browser)
  return { kind: 'done' }
}
