import { inTransaction } from '@glimmer/lib/database/in-transaction'
import type { PoolClient } from 'pg'
import { recordChange } from './account-changes.ts'
import { createEmailLink, deleteEmailLinks, useEmailLink } from './email-links.ts'
import { recordEvent } from './events.ts'
import { unusablePassword } from './password.ts'
import type { AccountServices } from './services.ts'
import { revokeEverything } from './store.ts'

/**
 * Signs out everywhere and makes the password unusable, by a link from a security email. Returns the token of a link to
 * choose a new password, or undefined if the link is no longer valid.
 */
export async function lockDownAccount({ database }: AccountServices, token: string, device: string) {
  const accountId = await inTransaction(database, async (connection) => {
    const link = await useEmailLink(connection, 'make-safe', token)
    if (!link) return undefined
    await revokeIntruderAccess(connection, link.accountId, link.createdAt)
    await deleteEmailLinks(connection, link.accountId, ['make-safe'])
    await recordEvent(connection, link.accountId, 'account-secured', device)
    return link.accountId
  })
  return accountId && createEmailLink(database, 'reset', accountId)
}

/** An intruder may have had access for some days before being noticed. */
const beforeNoticedDays = 3

/**
 * Takes from an intruder all they may have of an account: the password, every session, everything pending, the known
 * browsers, and the sign-in methods added in the three days before they were noticed, and since.
 */
export async function revokeIntruderAccess(connection: PoolClient, accountId: string, noticedAt: Date): Promise<void> {
  await connection.query('update identity.account set password_hash = $2 where id = $1', [
    accountId,
    unusablePassword(),
  ])
  await revokeEverything(connection, accountId)
  await connection.query('delete from identity.known_device where account_id = $1', [accountId])
  await connection.query(
    'delete from identity.passkey where account_id = $1 and created_at > $2::timestamptz - make_interval(days => $3)',
    [accountId, noticedAt, beforeNoticedDays],
  )
  const isRecent = '> $2::timestamptz - make_interval(days => $3)'
  await connection.query(`delete from identity.authenticator_app where account_id = $1 and confirmed_at ${isRecent}`, [
    accountId,
    noticedAt,
    beforeNoticedDays,
  ])
  await connection.query(`delete from identity.recovery_code where account_id = $1 and created_at ${isRecent}`, [
    accountId,
    noticedAt,
    beforeNoticedDays,
  ])
  await connection.query('delete from identity.second_step_removal where account_id = $1', [accountId])
  await recordChange(connection, accountId, 'password')
}
