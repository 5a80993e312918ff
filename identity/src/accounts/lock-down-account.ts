import { inTransaction } from '#database/pool.ts'
import { issueEmailToken } from './email-tokens.ts'
import { noteEvent } from './events.ts'
import { revokeIntruderAccess } from './revoke-intruder-access.ts'
import { endSafetyLinks, peekSafetyLink, useSafetyLink } from './safety-links.ts'
import type { AccountServices } from './services.ts'

/** Whether the link would still work. */
export const isSafetyLinkGood = async ({ database }: AccountServices, token: string): Promise<boolean> =>
  (await peekSafetyLink(database, 'make-safe', token)) !== undefined

/**
 * Signs out everywhere and makes the password unusable, by a link from a security email. Returns the token of a link to
 * choose a new password, or undefined if the link is no longer valid.
 */
export async function lockDownAccount({ database }: AccountServices, token: string, device: string) {
  const accountId = await inTransaction(database, async (connection) => {
    const link = await useSafetyLink(connection, 'make-safe', token)
    if (!link) return undefined
    await revokeIntruderAccess(connection, link.accountId, link.madeAt)
    await connection.query('delete from identity.email_changes where account_id = $1 and done_at is null', [
      link.accountId,
    ])
    await endSafetyLinks(connection, link.accountId, 'make-safe')
    await noteEvent(connection, link.accountId, 'made-safe', device)
    return link.accountId
  })
  return accountId && issueEmailToken(database, 'reset', accountId)
}
