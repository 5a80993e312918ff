import { type Database, inTransaction } from '#database/pool.ts'
import { emailKey } from './email-address.ts'
import { noteEvent } from './events.ts'
import { findAccount, findAccountByEmail, revokeEverything } from './store.ts'

/** Shown to the account's owner where events usually name a browser. */
const operator = 'Whoever runs this place'

/** Ends every session of one account, named by its address or its id. Returns false if there is no such account. */
export async function endSessionsOf(database: Database, named: string): Promise<boolean> {
  const account = (await findAccountByEmail(database, emailKey(named))) ?? (await findAccount(database, named))
  if (!account) return false
  await inTransaction(database, async (connection) => {
    await revokeEverything(connection, account.id)
    await noteEvent(connection, account.id, 'all-ended', operator)
  })
  return true
}
