import { inTransaction } from '@glimmer/lib/database/in-transaction'
import type { PoolClient } from 'pg'
import { type SecurityEmailKind, securityEmail } from '#mail/security-emails.ts'
import { takeAttempt } from './attempt-limits.ts'
import type { DeviceRecognition } from './devices.ts'
import { mailedLink } from './email-links.ts'
import { type EventKind, type FailedAttemptKind, recordEvent } from './events.ts'
import type { AccountServices } from './services.ts'
import { findAccount } from './store.ts'

/**
 * Emails the owner what happened to their account, after the response has been sent, at the address the account has by
 * then. The number of such emails a day is limited, so that nobody's mailbox can be flooded.
 */
export function notifyOwner(
  accounts: AccountServices,
  accountId: string,
  kind: SecurityEmailKind,
  device: string,
  more?: string,
): void {
  const at = new Date()
  accounts.mailQueue.add(async () => {
    const account = await findAccount(accounts.database, accountId)
    if (!account || !(await takeAttempt(accounts.database, 'security-email-account', accountId))) return undefined
    const safeUrl = await mailedLink(accounts, 'make-safe', accountId)
    return securityEmail(account.email, kind, { device, at }, safeUrl, more)
  })
}

interface Change {
  accountId: string
  kind: SecurityEmailKind & Exclude<EventKind, FailedAttemptKind>
  device: string
}

/**
 * Makes a change to an account and records it as an event, in one transaction, then emails the owner. If `make` returns
 * undefined or false there was nothing to change: nothing is recorded and nobody emailed.
 */
export async function changeAndNotify<T>(
  accounts: AccountServices,
  { accountId, kind, device }: Change,
  make: (connection: PoolClient) => Promise<T>,
): Promise<T> {
  const isDone = (result: T) => result !== undefined && result !== false
  const result = await inTransaction(accounts.database, async (connection) => {
    const made = await make(connection)
    if (isDone(made)) await recordEvent(connection, accountId, kind, device)
    return made
  })
  if (isDone(result)) notifyOwner(accounts, accountId, kind, device)
  return result
}

/** How the user signed in. */
export type SignInMethod = 'password' | 'code' | 'passkey'

const kinds = {
  password: 'signed-in',
  code: 'signed-in-with-code',
  passkey: 'signed-in-with-passkey',
} as const

interface SignIn {
  accountId: string
  how: SignInMethod
  browser: string
  /** Whether the account knows the browser. */
  remembered: DeviceRecognition
}

/** Records a sign-in; if the browser is new to the account, also emails the owner. */
export async function recordSignIn(accounts: AccountServices, { accountId, how, browser, remembered }: SignIn) {
  await recordEvent(accounts.database, accountId, kinds[how], browser)
  if (remembered !== 'new') return
  await recordEvent(accounts.database, accountId, 'new-device', browser)
  notifyOwner(accounts, accountId, 'new-device', browser)
}
