import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { ageJobKeyPrefix } from '../ages/index.ts'
import { reschedule, turnOff } from '../reminders/index.ts'
import { endWithRefund } from '../subscriptions/index.ts'

/**
 * Applies the limits for teens: reminders stop, or are limited to the day if `hasAccess`; a job ends a plan and refunds
 * its last payment, so that it is retried if the payment provider cannot be reached.
 */
export async function beginLimits(app: App, accountId: string, hasAccess: boolean): Promise<void> {
  await (hasAccess ? reschedule(app, accountId) : turnOff(app, accountId))
  await app.jobs.add({ name: 'limit-account', payload: { accountId }, key: `${ageJobKeyPrefix(accountId)}limit` })
}

/**
 * Ends a plan from before the account was a teen's. Throws if the payment provider cannot be reached, so that the job
 * is retried.
 */
export async function endPlan(app: App, accountId: string): Promise<void> {
  const [row] = await app.database.db.select({ tier: account.tier }).from(account).where(eq(account.id, accountId))
  if (row) await endWithRefund(app, accountId)
}
