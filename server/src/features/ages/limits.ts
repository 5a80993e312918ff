import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'

/** Names the jobs that are about one account, so that they go with it. */
export const jobKeyPrefix = (accountId: string) => `age ${accountId} `

/**
 * What follows from being a teen, done at once as far as it can be: reminders stop, or keep to the day, and a plan ends
 * with its last payment given back, for which a provider may have to be asked again.
 */
export async function beginLimits(app: App, accountId: string, isOpen: boolean): Promise<void> {
  await (isOpen ? app.reminders.reschedule(accountId) : app.reminders.turnOff(accountId))
  await app.jobs.add({ name: 'limit-account', payload: { accountId }, key: `${jobKeyPrefix(accountId)}limit` })
}

/** Ends a plan that a teen has from before. Throws while the provider cannot be reached, so that the job is done again. */
export async function endPlan(app: App, accountId: string): Promise<void> {
  const [row] = await app.database.db.select({ tier: account.tier }).from(account).where(eq(account.id, accountId))
  if (row) await app.subscriptions.endWithRefund(accountId)
}
