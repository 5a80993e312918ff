import { alreadyRegisteredEmail, confirmationEmail, resetEmail } from '#mail/emails.ts'
import { takeAttempt } from './attempt-limits.ts'
import { emailKey } from './email-address.ts'
import { issueEmailToken } from './email-tokens.ts'
import type { AccountServices } from './services.ts'
import { findAccountByEmail, type StoredAccount } from './store.ts'

/** Every email goes to the address the account was made with, never to what was just typed. */
const mayWriteTo = ({ database }: AccountServices, account: StoredAccount) =>
  takeAttempt(database, 'mail-account', emailKey(account.email))

export function sendConfirmation(accounts: AccountServices, account: StoredAccount): void {
  const { database, mailQueue, issuer } = accounts
  mailQueue.add(async () => {
    if (!(await mayWriteTo(accounts, account))) return undefined
    const token = await issueEmailToken(database, 'confirm', account.id)
    return confirmationEmail(account.email, `${issuer}/confirm-email?token=${token}`)
  })
}

export function sendAlreadyRegistered(accounts: AccountServices, account: StoredAccount): void {
  accounts.mailQueue.add(async () => {
    if (!(await mayWriteTo(accounts, account))) return undefined
    return alreadyRegisteredEmail(account.email, `${accounts.appUrl}/login`)
  })
}

/** Sends a reset link when the address is known. Whether it is, is found out only after the answer has gone. */
export function sendReset(accounts: AccountServices, key: string): void {
  const { database, mailQueue, issuer } = accounts
  mailQueue.add(async () => {
    const account = await findAccountByEmail(database, key)
    if (!account || !(await mayWriteTo(accounts, account))) return undefined
    const token = await issueEmailToken(database, 'reset', account.id)
    return resetEmail(account.email, `${issuer}/reset-password?token=${token}`)
  })
}
