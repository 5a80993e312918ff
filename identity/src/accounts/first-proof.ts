import type { Connection } from '#database/pool.ts'

/**
 * Removes every way into an account except its password: passkeys, the second step with its codes, and the known
 * browsers. For the first proof of its address: until then a stranger may have had the account, and prepared it.
 */
export async function removeUnprovenAccess(connection: Connection, accountId: string): Promise<void> {
  const tables = ['passkey', 'authenticator_app', 'recovery_code', 'second_step_removal', 'known_device']
  for (const table of tables) await connection.query(`delete from identity.${table} where account_id = $1`, [accountId])
}
