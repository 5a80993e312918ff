import { type LetterKind, securityLetter } from '#mail/security-letters.ts'
import { takeAttempt } from './attempt-limits.ts'
import { issueSafetyLink } from './safety-links.ts'
import type { AccountServices } from './services.ts'
import { findAccount } from './store.ts'

/**
 * Tells the owner what happened to their account, once the answer has gone: the address is the one the account has by
 * then. How many letters a day is limited, so that nobody's mailbox is filled from here.
 */
export function tellOwner(
  accounts: AccountServices,
  accountId: string,
  kind: LetterKind,
  device: string,
  more?: string,
): void {
  const at = new Date()
  accounts.mailQueue.add(async () => {
    const account = await findAccount(accounts.database, accountId)
    if (!account || !(await takeAttempt(accounts.database, 'letter-account', accountId))) return undefined
    const token = await issueSafetyLink(accounts.database, 'make-safe', accountId)
    return securityLetter(account.email, kind, { device, at }, `${accounts.issuer}/make-safe?token=${token}`, more)
  })
}
