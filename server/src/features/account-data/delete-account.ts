import { eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account, deletedIdentity } from '#database/tables/accounts.ts'
import type { Subject } from '#ports/identity.ts'
import { Problem } from '#problem.ts'

type Transaction = Pick<App['database']['db'], 'execute'>

/**
 * What no row of theirs takes along: webhooks and waiting jobs that name them or their customer, and mail to them. The
 * lock has webhooks of this moment come before, and go too, or after, and find nobody.
 */
async function removeTraces(transaction: Transaction, accountId: string) {
  await transaction.execute(sql`select 1 from billing_account where account_id = ${accountId} for update`)
  await transaction.execute(sql`
    delete from webhook_inbox using billing_account b
    where b.account_id = ${accountId} and webhook_inbox.customer_id = b.customer_id`)
  await transaction.execute(sql`
    select graphile_worker.remove_job(key) from graphile_worker.jobs
    where starts_with(key, ${`remind ${accountId} `})
      or key in (select 'read-inbox:' || customer_id from billing_account where account_id = ${accountId})`)
  await transaction.execute(
    sql`delete from mail_outbox using account where account.id = ${accountId} and recipient = account.email`,
  )
}

/** The row takes every table that names it along; the tombstone keeps live tokens from bringing it back. */
async function removeRows({ database, clock }: App, accountId: string, { issuer, subject }: Subject) {
  const deletedAt = clock.now()
  await database.db.transaction(async (transaction) => {
    await removeTraces(transaction, accountId)
    await transaction.delete(account).where(eq(account.id, accountId))
    await transaction
      .insert(deletedIdentity)
      .values({ issuer, subject, deletedAt })
      .onConflictDoUpdate({ target: [deletedIdentity.issuer, deletedIdentity.subject], set: { deletedAt } })
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
    await app.subscriptions.end(found.id)
    await app.avatars.forget(found.id)
    await app.speech.forgetAll(found.id)
    await removeRows(app, found.id, subject)
  }
  if ((await app.identity.removeAccount(token, subject.subject)) === 'unavailable')
    throw new Problem(
      'identity_unavailable',
      'Everything you kept here is deleted. Only your sign-in is left, because it could not be reached: please try again.',
    )
}
