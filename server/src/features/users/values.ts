import type { ChosenValue } from '@glimmer/contract'
import { asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Account, App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { chosenValue } from '#database/tables/ladder.ts'
import { putCareFirst } from '#safety/refuse-if-crisis.ts'

/** What a person holds dear, in their order. */
export const findValues = (db: Pick<NodePgDatabase, 'select'>, accountId: string): Promise<ChosenValue[]> =>
  db
    .select({ value: chosenValue.value, reason: chosenValue.reason })
    .from(chosenValue)
    .where(eq(chosenValue.accountId, accountId))
    .orderBy(asc(chosenValue.place))

/**
 * Keeps what a person holds dear, in the order given; what is not named is let go. Their reasons are for them alone:
 * no writer, log or figure ever sees one. Throws `care_first`.
 */
export async function chooseValues(
  { database }: App,
  { id: accountId }: Account,
  values: readonly ChosenValue[],
): Promise<{ values: ChosenValue[] }> {
  putCareFirst(...values.map(({ reason }) => reason))
  return database.db.transaction(async (transaction) => {
    await transaction.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
    await transaction.delete(chosenValue).where(eq(chosenValue.accountId, accountId))
    if (values.length > 0)
      await transaction.insert(chosenValue).values(values.map((value, place) => ({ ...value, accountId, place })))
    return { values: await findValues(transaction, accountId) }
  })
}
