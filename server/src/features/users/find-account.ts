import { and, eq, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { prepareOnce } from '#database/prepare-once.ts'
import { account } from '#database/tables/accounts.ts'
import type { Subject } from '#ports/identity.ts'

const byIdentity = prepareOnce((db) =>
  db
    .select({ id: account.id, tier: account.tier })
    .from(account)
    .where(and(eq(account.issuer, sql.placeholder('issuer')), eq(account.subject, sql.placeholder('subject'))))
    .prepare('account_by_identity'),
)

/** The account a verified token speaks for; asked on every request, so that a change of plan counts at once. */
export async function findAccount({ database }: App, { issuer, subject }: Subject): Promise<Account | undefined> {
  const [found] = await byIdentity(database.db).execute({ issuer, subject })
  return found
}
