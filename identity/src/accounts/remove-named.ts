import type { Database } from '#database/pool.ts'
import { emailKey } from './email-address.ts'
import { findAccount, findAccountByEmail, removeAccount } from './store.ts'

/**
 * Deletes an account, named by its address or its id, with the sign-ups and mails to its address that wait. Returns
 * false if there was nothing to delete.
 */
export async function removeNamed(database: Database, named: string): Promise<boolean> {
  const account = (await findAccount(database, named)) ?? (await findAccountByEmail(database, emailKey(named)))
  if (account) await removeAccount(database, account.id)
  const email = account?.email ?? named
  const pending = await database.query('delete from identity.pending_sign_ups where email_key = $1', [emailKey(email)])
  const mails = await database.query('delete from identity.outbox where lower(recipient) = lower($1)', [email])
  return account !== undefined || Boolean(pending.rowCount) || Boolean(mails.rowCount)
}
