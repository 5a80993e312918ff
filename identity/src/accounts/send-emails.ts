import { emailKey } from '@glimmer/contract/email-address'
import { alreadyRegisteredEmail, confirmationEmail, resetEmail } from '#mail/emails.ts'
import { takeAttempt } from './attempt-limits.ts'
import { isKnownDevice } from './devices.ts'
import { linkUrl, mailedLink } from './email-links.ts'
import { recordEvent } from './events.ts'
import { addPendingSignUp, type PendingSignUp } from './pending-sign-ups.ts'
import type { AccountServices, Origin } from './services.ts'
import { findAccountByEmail, type StoredAccount } from './store.ts'

/** Every email goes to the stored address of an account or sign-up, never to what was just typed. */
const mayWriteTo = async ({ database }: AccountServices, email: string): Promise<boolean> =>
  (await takeAttempt(database, 'mail-account', emailKey(email))) &&
  (await takeAttempt(database, 'mail-account-day', emailKey(email)))

export function sendConfirmation(accounts: AccountServices, account: StoredAccount): void {
  accounts.mailQueue.add(async () => {
    if (!(await mayWriteTo(accounts, account.email))) return undefined
    return confirmationEmail(account.email, await mailedLink(accounts, 'confirm', account.id))
  })
}

/** Stores a sign-up until its own link is followed, and mails that link. */
export function sendPendingConfirmation(accounts: AccountServices, signUp: PendingSignUp): void {
  accounts.mailQueue.add(async () => {
    if (!(await mayWriteTo(accounts, signUp.email))) return undefined
    const token = await addPendingSignUp(accounts.database, signUp)
    return confirmationEmail(signUp.email, linkUrl(accounts.issuer, 'confirm', token))
  })
}

export function sendAlreadyRegistered(accounts: AccountServices, account: StoredAccount): void {
  accounts.mailQueue.add(async () => {
    if (!(await mayWriteTo(accounts, account.email))) return undefined
    return alreadyRegisteredEmail(account.email, `${accounts.appUrl}/login`)
  })
}

/** A browser the owner has used may ask even after strangers have used up the account's hourly limit. */
async function mayReset(accounts: AccountServices, key: string, device: string | undefined): Promise<boolean> {
  const isKnown = device !== undefined && (await isKnownDevice(accounts.database, device, key))
  return isKnown ? takeAttempt(accounts.database, 'mail-device', `${device} ${key}`) : mayWriteTo(accounts, key)
}

/** Sends a reset link if the address is known. Whether it is, is looked up only after the response has been sent. */
export function sendReset(accounts: AccountServices, key: string, { device, browser }: Origin): void {
  const { database, mailQueue } = accounts
  mailQueue.add(async () => {
    const account = await findAccountByEmail(database, key)
    if (!account || !(await mayReset(accounts, key, device))) return undefined
    await recordEvent(database, account.id, 'password-reset-requested', browser)
    return resetEmail(account.email, await mailedLink(accounts, 'reset', account.id))
  })
}
