import { and, eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { lockIdentity } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { account } from '#database/tables/accounts.ts'
import type { Subject } from '#ports/identity.ts'
import { Problem } from '#problem.ts'
import { addTombstone } from '../users/index.ts'
import { addMarks, copyHashesToBlobs, deletionHasher } from './deleted-accounts.ts'
import { personalDataOf } from './personal-data.ts'

type SignIn = Pick<Subject, 'issuer' | 'subject'>

const accountOf = async (transaction: Executor, { issuer, subject }: SignIn) => {
  const [row] = await transaction
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.issuer, issuer), eq(account.subject, subject)))
  return row?.id
}

/**
 * Deletes the account's row, which cascades to every table that references it, and leaves a tombstone so that tokens
 * that are still valid do not recreate it. Returns false, with nothing deleted, if the sign-in has an account by now
 * that is not the one prepared for deletion.
 */
const deleteRows = (app: App, prepared: string | undefined, signIn: SignIn) =>
  app.database.db.transaction(async (transaction) => {
    await lockIdentity(transaction, signIn)
    const accountId = await accountOf(transaction, signIn)
    if (accountId !== undefined && accountId !== prepared) return false
    if (accountId !== undefined) {
      for (const { deleteRows } of personalDataOf(app)) await deleteRows?.(transaction, accountId)
      await transaction.delete(account).where(eq(account.id, accountId))
      const mark = (await deletionHasher(transaction))(accountId)
      await addMarks(transaction, [mark], app.clock.now())
      // What operators did about them, and what they did as an operator, stays on record without leading to them.
      for (const column of [sql`account`, sql`operator`])
        await transaction.execute(sql`update admin_audit set ${column} = ${mark} where ${column} = ${accountId}`)
    }
    await addTombstone(transaction, signIn, app.clock.now())
    return true
  })

/**
 * Ends what could charge the user again, then deletes what is stored outside the database. An error is ignored if a
 * concurrent call has deleted the account meanwhile.
 */
async function prepareDeletion(app: App, accountId: string, signIn: SignIn) {
  try {
    for (const { beforeDeletion } of personalDataOf(app)) await beforeDeletion?.(accountId)
    for (const { deleteFiles } of personalDataOf(app)) await deleteFiles?.(accountId)
  } catch (error) {
    if ((await accountOf(app.database.db, signIn)) === accountId) throw error
  }
}

/**
 * Deletes everything stored here about a person: first what could charge them again, then what is stored outside the
 * database, then every row. Throws `payments_unavailable` with nothing deleted.
 */
export async function deleteEverythingHere(app: App, signIn: SignIn): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const prepared = await accountOf(app.database.db, signIn)
    if (prepared !== undefined) await prepareDeletion(app, prepared, signIn)
    // A concurrent first sign-in may have created an account that is not prepared for deletion: try again.
    isDone = await deleteRows(app, prepared, signIn)
  }
  // If this fails, the hourly sweep writes it.
  await copyHashesToBlobs(app, app.clock.now().toISOString().slice(0, 10)).catch((err: unknown) =>
    app.log.warn({ err }, 'a deletion was not noted outside the database yet'),
  )
}

/**
 * Deletes an account here, then at the identity provider. If it is interrupted, the same call with the same token
 * resumes it. Throws `payments_unavailable` with nothing deleted, and `identity_unavailable` if only the sign-in is
 * left.
 */
export async function deleteAccount(app: App, subject: Subject, token: string): Promise<undefined> {
  await deleteEverythingHere(app, subject)
  if ((await app.identity.removeAccount(token, subject.subject)) === 'unavailable')
    throw new Problem(
      'identity_unavailable',
      'Everything you kept here is deleted. Only your sign-in is left, because it could not be reached: please try again.',
    )
}
