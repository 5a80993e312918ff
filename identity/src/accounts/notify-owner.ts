import { type SecurityEmailKind, securityEmail } from '#mail/security-emails.ts'
import { takeAttempt } from './attempt-limits.ts'
import { issueSafetyLink } from './safety-links.ts'
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
    if (!account || !(await takeAttempt(accounts.database, 'letter-account', accountId))) return undefined
    const token = await issueSafetyLink(accounts.database, 'make-safe', accountId)
    return securityEmail(account.email, kind, { device, at }, `${accounts.issuer}/make-safe?token=${token}`, more)
  })
}
