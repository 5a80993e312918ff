import type { Connection } from '#database/pool.ts'
import { accessPurposes, deleteEmailLinks } from './email-links.ts'

/**
 * Ends everything of an account that was begun and is not finished: a requested address, a passkey or an authenticator
 * app being set up, links that give access, and sign-ins whose password was right. Every recovery of an account and
 * every end of a session calls this, because whoever is shut out must not finish later what they began before.
 */
export async function endEverythingPending(connection: Connection, accountId: string): Promise<void> {
  const whereIsTheirs = 'where account_id = $1'
  await connection.query(`delete from identity.email_change ${whereIsTheirs} and confirmed_at is null`, [accountId])
  await connection.query(`delete from identity.passkey_challenge ${whereIsTheirs}`, [accountId])
  await connection.query(`delete from identity.authenticator_app ${whereIsTheirs} and confirmed_at is null`, [
    accountId,
  ])
  await connection.query(`delete from identity.pending_sign_in ${whereIsTheirs}`, [accountId])
  // Sign-ins that are done, but whose browser has not followed the redirect that makes a session of them.
  await connection.query(
    `delete from identity.oidc_record where model = 'Interaction' and payload #>> '{result,login,accountId}' = $1`,
    [accountId],
  )
  await deleteEmailLinks(connection, accountId, accessPurposes)
}
