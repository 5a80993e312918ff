import { inTransaction } from '#database/pool.ts'
import { addressChangedEmail } from '#mail/email-change-emails.ts'
import { noteChange } from '../account-changes.ts'
import { noteEvent } from '../events.ts'
import { endSafetyLinks } from '../safety-links.ts'
import type { AccountServices } from '../services.ts'
import { endOtherSessions } from '../sessions.ts'
import { changeEmail } from '../store.ts'
import { finishEmailChange, isHeldForUndo } from './store.ts'

/** Rolls the transaction back: another account has taken the address meanwhile. */
class Taken extends Error {}

/**
 * Gives the account its new address, which following the link has proven. Ends every session except the one that asked,
 * and the links mailed to the old address except the one that undoes this change. Returns false if the link is no
 * longer valid or another account has the address.
 */
export async function confirmNewEmail(accounts: AccountServices, token: string, device: string): Promise<boolean> {
  const finished = await inTransaction(accounts.database, async (connection) => {
    const done = await finishEmailChange(connection, token)
    if (!done) return undefined
    const { accountId, newEmail, newKey, askedIn } = done.change
    if (await isHeldForUndo(connection, newKey)) throw new Taken()
    if (!(await changeEmail(connection, accountId, newEmail, newKey))) throw new Taken()
    await endOtherSessions(connection, accountId, askedIn)
    await connection.query('delete from identity.mail_tokens where account_id = $1', [accountId])
    await endSafetyLinks(connection, accountId)
    await noteEvent(connection, accountId, 'email-changed', device)
    await noteChange(connection, accountId, 'email')
    return done
  }).catch((error: unknown) => {
    if (error instanceof Taken) return undefined
    throw error
  })
  if (!finished) return false
  const { oldEmail, newEmail } = finished.change
  const undoUrl = `${accounts.issuer}/undo-email?token=${finished.undo}`
  accounts.mailQueue.add(async () => addressChangedEmail(oldEmail, newEmail, undoUrl))
  return true
}
