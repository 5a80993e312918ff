import { emailKey } from '@glimmer/contract/email-address'
import { inTransaction } from '@glimmer/lib/database/in-transaction'
import type { Database } from '#database/pool.ts'
import { recordEvent } from './events.ts'
import { findAccount, findAccountByEmail, removeAccount, revokeEverything } from './store.ts'

/** Shown to the account's owner where events usually name a browser. */
const operator = 'Whoever runs this place'

/** Ends every session of an account. Returns false if there is no such account. */
export async function endSessionsOf(database: Database, id: string): Promise<boolean> {
  const account = await findAccount(database, id)
  if (!account) return false
  await inTransaction(database, async (connection) => {
    await revokeEverything(connection, account.id)
    await recordEvent(connection, account.id, 'all-ended', operator)
  })
  return true
}

/**
 * Deletes an account, named by its address or its id, with the sign-ups and mails to its address that wait. Returns
 * false if there was nothing to delete.
 */
export async function removeAccountByEmail(database: Database, addressOrId: string): Promise<boolean> {
  const account =
    (await findAccount(database, addressOrId)) ?? (await findAccountByEmail(database, emailKey(addressOrId)))
  if (account) await removeAccount(database, account.id)
  const email = account?.email ?? addressOrId
  const pending = await database.query('delete from identity.pending_sign_up where email_key = $1', [emailKey(email)])
  const mails = await database.query('delete from identity.email_outbox where lower(recipient) = lower($1)', [email])
  return account !== undefined || Boolean(pending.rowCount) || Boolean(mails.rowCount)
}
