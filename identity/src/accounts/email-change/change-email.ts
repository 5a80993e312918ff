import { emailKey } from '@glimmer/contract/email-address'
import { inTransaction } from '@glimmer/lib/database/in-transaction'
import { resetEmail } from '#mail/emails.ts'
import { addressChangedEmail, emailChangeRequestedEmail, newAddressEmail } from '#mail/security-emails.ts'
import { recordChange } from '../account-changes.ts'
import { takeAttempt } from '../attempt-limits.ts'
import { parseEmail } from '../email-address.ts'
import { createEmailLink, deleteEmailLinks, mailedLink, safetyPurposes } from '../email-links.ts'
import { recordEvent } from '../events.ts'
import { revokeIntruderAccess } from '../secure-account.ts'
import { sendAlreadyRegistered } from '../send-emails.ts'
import type { AccountServices } from '../services.ts'
import { endOtherSessions } from '../sessions.ts'
import { changeEmail, findAccount, findAccountByEmail, type StoredAccount } from '../store.ts'
import { addEmailChange, completeEmailChange, isReservedForUndo, useUndo } from './store.ts'

export type EmailChangeRequest = { kind: 'check-mail' } | { kind: 'invalid'; message: string } | { kind: 'limited' }

interface Request {
  account: StoredAccount
  typed: string
  /** The session that asks; it stays signed in once the change is done. */
  sessionUid: string
  device: string
}

/**
 * Requests a change of address. The response, what is stored and the time it takes are the same whether or not the
 * address belongs to another account: only the emails differ.
 */
export async function requestEmailChange(accounts: AccountServices, request: Request): Promise<EmailChangeRequest> {
  const { account, sessionUid, device } = request
  const parsed = parseEmail(request.typed)
  if (!parsed.ok) return { kind: 'invalid', message: parsed.message }
  const key = emailKey(account.email)
  if (parsed.key === key) return { kind: 'invalid', message: 'That’s your address already.' }
  if (!(await takeAttempt(accounts.database, 'email-change-account', account.id))) return { kind: 'limited' }
  const token = await addEmailChange(accounts.database, {
    accountId: account.id,
    oldEmail: account.email,
    oldKey: key,
    newEmail: parsed.email,
    newKey: parsed.key,
    sessionUid,
  })
  await recordEvent(accounts.database, account.id, 'email-change-requested', device)
  emailNewAddress(accounts, parsed, token)
  emailOldAddress(accounts, account, parsed.email, device)
  return { kind: 'check-mail' }
}

function emailNewAddress(accounts: AccountServices, newEmail: { email: string; key: string }, token: string): void {
  const { database, issuer, mailQueue } = accounts
  mailQueue.add(async () => {
    const owner = await findAccountByEmail(database, newEmail.key)
    if (owner) sendAlreadyRegistered(accounts, owner)
    if (owner || (await isReservedForUndo(database, newEmail.key))) return undefined
    return newAddressEmail(newEmail.email, `${issuer}/change-email?token=${token}`)
  })
}

function emailOldAddress(accounts: AccountServices, account: StoredAccount, newAddress: string, device: string) {
  const at = new Date()
  accounts.mailQueue.add(async () => {
    const safeUrl = await mailedLink(accounts, 'make-safe', account.id)
    return emailChangeRequestedEmail(account.email, newAddress, { device, at }, safeUrl)
  })
}

/** Rolls the transaction back: another account has taken the address meanwhile. */
class AddressTakenError extends Error {}

/** Whether another transaction has taken the address since it was looked up. */
const isAddressTaken = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'account_email_key_key'

/**
 * Gives the account its new address, which following the link has proven. Ends every session except the one that asked,
 * and the links mailed to the old address except the one that undoes this change. Returns false if the link is no
 * longer valid or another account has the address.
 */
export async function confirmNewEmail(accounts: AccountServices, token: string, device: string): Promise<boolean> {
  const finished = await inTransaction(accounts.database, async (connection) => {
    const done = await completeEmailChange(connection, token)
    if (!done) return undefined
    const { accountId, newEmail, newKey, sessionUid } = done.change
    if (await isReservedForUndo(connection, newKey)) throw new AddressTakenError()
    const wasProven = (await findAccount(connection, accountId))?.emailVerified === true
    if (!(await changeEmail(connection, accountId, newEmail, newKey))) throw new AddressTakenError()
    await endOtherSessions(connection, accountId, sessionUid)
    await deleteEmailLinks(connection, accountId, safetyPurposes)
    await recordEvent(connection, accountId, 'email-changed', device)
    await recordChange(connection, accountId, 'email')
    return { ...done, wasProven }
  }).catch((error: unknown) => {
    if (error instanceof AddressTakenError || isAddressTaken(error)) return undefined
    throw error
  })
  if (!finished) return false
  const { change, undo, wasProven } = finished
  const undoUrl = `${accounts.issuer}/undo-email?token=${undo}`
  accounts.mailQueue.add(async () => ({
    ...addressChangedEmail(change.oldEmail, change.newEmail, undoUrl),
    isProven: wasProven,
  }))
  return true
}

/**
 * Gives the account its old address back and removes everything an intruder may have: the password, the sign-in methods
 * they added, every session. Returns the token of a link to choose a new password, or undefined if the undo link is no
 * longer valid.
 */
export async function undoEmailChange(accounts: AccountServices, token: string, device: string) {
  const { database, mailQueue } = accounts
  const undone = await inTransaction(database, async (connection) => {
    const change = await useUndo(connection, token)
    if (!change) return undefined
    // The old address was reserved until now, so nobody else can have taken it.
    await changeEmail(connection, change.accountId, change.oldEmail, change.oldKey)
    await revokeIntruderAccess(connection, change.accountId, change.requestedAt)
    await deleteEmailLinks(connection, change.accountId, safetyPurposes)
    await recordEvent(connection, change.accountId, 'email-change-undone', device)
    await recordChange(connection, change.accountId, 'email')
    return change
  })
  if (!undone) return undefined
  const mailed = await mailedLink(accounts, 'reset', undone.accountId)
  mailQueue.add(async () => resetEmail(undone.oldEmail, mailed))
  return createEmailLink(database, 'reset', undone.accountId)
}
