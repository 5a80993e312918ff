import type { PoolClient } from 'pg'
import { noteChange } from './account-changes.ts'
import { unusablePassword } from './password.ts'
import { revokeEverything } from './store.ts'

/** Takes from a stranger all they may have of an account: the password, every session and link, the browsers it knows. */
export async function takeBack(connection: PoolClient, accountId: string): Promise<void> {
  await connection.query('update identity.accounts set password_hash = $2 where id = $1', [
    accountId,
    unusablePassword(),
  ])
  await revokeEverything(connection, accountId)
  await connection.query('delete from identity.devices where account_id = $1', [accountId])
  await noteChange(connection, accountId, 'password')
}
