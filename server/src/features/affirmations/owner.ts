import { type SQL, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import type { Subject } from '#ports/identity.ts'
import { Problem } from '#problem.ts'

/** The id of the account behind a verified token, as part of a larger query: a list is then one round trip. */
export const ownedBy = ({ issuer, subject }: Subject): SQL<string> =>
  sql`(select owner.id from ${account} owner where owner.issuer = ${issuer} and owner.subject = ${subject})`

/** Nothing found may mean nobody there: only then is it worth asking. Throws `not_synced`. */
export async function orNotSynced<Row>({ accounts }: App, subject: Subject, found: PromiseLike<Row[]>): Promise<Row[]> {
  const rows = await found
  if (rows.length === 0 && !(await accounts.find(subject))) throw new Problem('not_synced')
  return rows
}
