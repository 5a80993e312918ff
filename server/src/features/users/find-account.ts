import { and, eq } from 'drizzle-orm'
import type { Account, App } from '../../app.ts'
import { account } from '../../database/tables/accounts.ts'
import type { Subject } from '../../ports/identity.ts'

/** The account a verified token speaks for; asked on every request, so that a change of plan counts at once. */
export async function findAccount({ database }: App, { issuer, subject }: Subject): Promise<Account | undefined> {
  const [found] = await database.db
    .select({ id: account.id, tier: account.tier })
    .from(account)
    .where(and(eq(account.issuer, issuer), eq(account.subject, subject)))
  return found
}
