import { inTransaction } from '#database/pool.ts'
import { emailChangedLetter } from '#mail/email-change-letters.ts'
import { noteChange } from '../account-changes.ts'
import { noteEvent } from '../events.ts'
import { endSafetyLinks } from '../safety-links.ts'
import type { AccountServices } from '../services.ts'
import { endOtherSessions } from '../sessions.ts'
import { changeEmail } from '../store.ts'
import { finishEmailChange, isHeldForUndo } from './store.ts'

/** The address went to somebody else meanwhile: what was begun is undone. */
class Taken extends Error {}

/**
 * Gives the account its new address, which following the link has proven. Every session but the one it was asked for in
 * ends, and so do the links mailed to the old address, but for the one that undoes this. Answers false where the link is
 * no good any more, or the address somebody's.
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
  accounts.mailQueue.add(async () => emailChangedLetter(oldEmail, newEmail, undoUrl))
  return true
}
