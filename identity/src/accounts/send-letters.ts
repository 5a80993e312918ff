import { alreadyRegisteredLetter, confirmLetter, resetLetter } from '#mail/letters.ts'
import type { Accounts } from './accounts.ts'
import { emailKey } from './email-address.ts'
import { takeTry } from './limits.ts'
import { issueMailToken } from './mail-tokens.ts'
import { findAccountByEmail, type StoredAccount } from './store.ts'

/** Every letter goes to the address the account was made with, never to what was just typed. */
const mayWriteTo = ({ database }: Accounts, account: StoredAccount) =>
  takeTry(database, 'mail-account', emailKey(account.email))

export function sendConfirmation(accounts: Accounts, account: StoredAccount): void {
  const { database, postOffice, issuer } = accounts
  postOffice.post(async () => {
    if (!(await mayWriteTo(accounts, account))) return undefined
    const token = await issueMailToken(database, 'confirm', account.id)
    return confirmLetter(account.email, `${issuer}/confirm-email?token=${token}`)
  })
}

export function sendAlreadyRegistered(accounts: Accounts, account: StoredAccount): void {
  accounts.postOffice.post(async () => {
    if (!(await mayWriteTo(accounts, account))) return undefined
    return alreadyRegisteredLetter(account.email, `${accounts.appUrl}/login`)
  })
}

/** Sends a reset link when the address is known. Whether it is, is found out only after the answer has gone. */
export function sendReset(accounts: Accounts, key: string): void {
  const { database, postOffice, issuer } = accounts
  postOffice.post(async () => {
    const account = await findAccountByEmail(database, key)
    if (!account || !(await mayWriteTo(accounts, account))) return undefined
    const token = await issueMailToken(database, 'reset', account.id)
    return resetLetter(account.email, `${issuer}/reset-password?token=${token}`)
  })
}
