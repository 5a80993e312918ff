import type { PoolClient } from 'pg'
import { noteChange } from './account-changes.ts'
import { unusablePassword } from './password.ts'
import { revokeEverything } from './store.ts'

/** An intruder may have had access for some days before being noticed. */
const beforeNoticedDays = 3

/**
 * Takes from an intruder all they may have of an account: the password, every session and link, the known browsers, and
 * the sign-in methods added in the three days before they were noticed, and since.
 */
export async function revokeIntruderAccess(connection: PoolClient, accountId: string, noticedAt: Date): Promise<void> {
  await connection.query('update identity.accounts set password_hash = $2 where id = $1', [
    accountId,
    unusablePassword(),
  ])
  await revokeEverything(connection, accountId)
  await connection.query('delete from identity.devices where account_id = $1', [accountId])
  await connection.query(
    'delete from identity.passkeys where account_id = $1 and created_at > $2::timestamptz - make_interval(days => $3)',
    [accountId, noticedAt, beforeNoticedDays],
  )
  const isRecent = '> $2::timestamptz - make_interval(days => $3)'
  await connection.query(
    `delete from identity.totp where account_id = $1 and (confirmed_at is null or confirmed_at ${isRecent})`,
    [accountId, noticedAt, beforeNoticedDays],
  )
  await connection.query(`delete from identity.recovery_codes where account_id = $1 and made_at ${isRecent}`, [
    accountId,
    noticedAt,
    beforeNoticedDays,
  ])
  await connection.query('delete from identity.second_step_removals where account_id = $1', [accountId])
  await noteChange(connection, accountId, 'password')
}
