import { addressChangeAskedEmail, newAddressEmail } from '#mail/email-change-emails.ts'
import { takeAttempt } from '../attempt-limits.ts'
import { emailKey, parseEmail } from '../email-address.ts'
import { noteEvent } from '../events.ts'
import { issueSafetyLink } from '../safety-links.ts'
import { sendAlreadyRegistered } from '../send-emails.ts'
import type { AccountServices } from '../services.ts'
import { findAccountByEmail, type StoredAccount } from '../store.ts'
import { addEmailChange, isHeldForUndo } from './store.ts'

export type AskedForEmail = { kind: 'check-mail' } | { kind: 'faulty'; message: string } | { kind: 'limited' }

interface Asked {
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
export async function askForEmail(accounts: AccountServices, asked: Asked): Promise<AskedForEmail> {
  const { account, sessionUid, device } = asked
  const read = parseEmail(asked.typed)
  if (!read.ok) return { kind: 'faulty', message: read.message }
  const key = emailKey(account.email)
  if (read.key === key) return { kind: 'faulty', message: 'That’s your address already.' }
  if (!(await takeAttempt(accounts.database, 'email-change-account', account.id))) return { kind: 'limited' }
  const token = await addEmailChange(accounts.database, { ...account, key }, read, sessionUid)
  await noteEvent(accounts.database, account.id, 'email-asked', device)
  writeToNew(accounts, read, token)
  tellOld(accounts, account, read.email, device)
  return { kind: 'check-mail' }
}

function writeToNew(accounts: AccountServices, wanted: { email: string; key: string }, token: string): void {
  const { database, issuer, mailQueue } = accounts
  mailQueue.add(async () => {
    const taken = await findAccountByEmail(database, wanted.key)
    if (taken) sendAlreadyRegistered(accounts, taken)
    if (taken || (await isHeldForUndo(database, wanted.key))) return undefined
    if (!(await takeAttempt(database, 'mail-account', wanted.key))) return undefined
    return newAddressEmail(wanted.email, `${issuer}/change-email?token=${token}`)
  })
}

function tellOld(
  { database, issuer, mailQueue }: AccountServices,
  account: StoredAccount,
  wanted: string,
  device: string,
) {
  const at = new Date()
  mailQueue.add(async () => {
    const token = await issueSafetyLink(database, 'make-safe', account.id)
    return addressChangeAskedEmail(account.email, wanted, { device, at }, `${issuer}/make-safe?token=${token}`)
  })
}
