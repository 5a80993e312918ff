import { type Database, inTransaction } from '#database/pool.ts'
import { emailKey } from './email-address.ts'
import { noteEvent } from './events.ts'
import { findAccount, findAccountByEmail, revokeEverything } from './store.ts'

/** As the owner reads who did it. */
const operator = 'Whoever runs this place'

/** Ends every session of one account, by its address or its id. Answers false where there is none such. */
export async function endSessionsOf(database: Database, named: string): Promise<boolean> {
  const account = (await findAccountByEmail(database, emailKey(named))) ?? (await findAccount(database, named))
  if (!account) return false
  await inTransaction(database, async (connection) => {
    await revokeEverything(connection, account.id)
    await noteEvent(connection, account.id, 'all-ended', operator)
  })
  return true
}
