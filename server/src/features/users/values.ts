import type { ChooseValues, ChosenValue } from '@glimmer/contract'
import { asc, eq } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { accountValue } from '#database/tables/accounts.ts'
import { refuseIfCrisis } from '#safety/refuse-if-crisis.ts'

/** The account's values, in the chosen order. */
export const findValues = (db: Executor, accountId: string): Promise<ChosenValue[]> =>
  db
    .select({ value: accountValue.value, reason: accountValue.reason })
    .from(accountValue)
    .where(eq(accountValue.accountId, accountId))
    .orderBy(asc(accountValue.position))

/**
 * Replaces the account's values, in the order given. Their reasons are only for their owner: no writer, log or
 * statistic gets them. Throws `care_first`; `care` is set if a reason may ask for people.
 */
export async function chooseValues(
  { database }: App,
  { id: accountId }: Account,
  { values, misread }: ChooseValues,
): Promise<{ values: ChosenValue[]; care: 'soften' | undefined }> {
  const care = refuseIfCrisis({ kind: 'note', misread }, ...values.map(({ reason }) => reason))
  return database.db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId)
    await transaction.delete(accountValue).where(eq(accountValue.accountId, accountId))
    if (values.length > 0)
      await transaction
        .insert(accountValue)
        .values(values.map((value, position) => ({ ...value, accountId, position })))
    return { values: await findValues(transaction, accountId), care }
  })
}
