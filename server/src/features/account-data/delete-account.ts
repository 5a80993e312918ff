import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import type { Subject } from '#ports/identity.ts'
import { Problem } from '#problem.ts'
import { addTombstone } from './deleted-identities.ts'

/** The account's row takes every table that names it along; the tombstone stops live tokens from bringing it back. */
async function deleteRows({ database, clock, personalData }: App, accountId: string, subject: Subject) {
  await database.db.transaction(async (transaction) => {
    for (const { deleteRows } of personalData) await deleteRows?.(transaction, accountId)
    await transaction.delete(account).where(eq(account.id, accountId))
    await addTombstone(transaction, subject, clock.now())
  })
}

/**
 * Deletes a person: first what could charge them again, then what lies outside the database, then every row, then their
 * account at the identity provider. Whatever is cut short, the same call goes on from there, with the same token.
 * Throws `payments_unavailable` with nothing deleted, and `identity_unavailable` when only the sign-in is left.
 */
export async function deleteAccount(app: App, subject: Subject, token: string): Promise<undefined> {
  const found = await app.accounts.find(subject)
  if (found) {
    for (const { beforeDeletion } of app.personalData) await beforeDeletion?.(found.id)
    for (const { deleteFiles } of app.personalData) await deleteFiles?.(found.id)
    await deleteRows(app, found.id, subject)
  }
  if ((await app.identity.removeAccount(token, subject.subject)) === 'unavailable')
    throw new Problem(
      'identity_unavailable',
      'Everything you kept here is deleted. Only your sign-in is left, because it could not be reached: please try again.',
    )
}
