import { inTransaction } from '#database/pool.ts'
import { resetEmail } from '#mail/emails.ts'
import { noteChange } from '../account-changes.ts'
import { issueEmailToken } from '../email-tokens.ts'
import { noteEvent } from '../events.ts'
import { revokeIntruderAccess } from '../revoke-intruder-access.ts'
import { endSafetyLinks } from '../safety-links.ts'
import type { AccountServices } from '../services.ts'
import { changeEmail } from '../store.ts'
import { useUndo } from './store.ts'

/**
 * Gives the account its old address back and removes everything an intruder may have: the password, the sign-in methods
 * they added, every session. Returns the token of a link to choose a new password, or undefined if the undo link is no
 * longer valid.
 */
export async function undoEmailChange(accounts: AccountServices, token: string, device: string) {
  const { database, issuer, mailQueue } = accounts
  const undone = await inTransaction(database, async (connection) => {
    const change = await useUndo(connection, token)
    if (!change) return undefined
    await changeEmail(connection, change.accountId, change.oldEmail, change.oldKey)
    await revokeIntruderAccess(connection, change.accountId, change.askedAt)
    await endSafetyLinks(connection, change.accountId)
    await noteEvent(connection, change.accountId, 'email-undone', device)
    await noteChange(connection, change.accountId, 'email')
    return change
  })
  if (!undone) return undefined
  const mailed = await issueEmailToken(database, 'reset', undone.accountId)
  mailQueue.add(async () => resetEmail(undone.oldEmail, `${issuer}/reset-password?token=${mailed}`))
  return issueEmailToken(database, 'reset', undone.accountId)
}
