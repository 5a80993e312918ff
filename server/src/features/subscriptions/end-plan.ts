import type { App } from '#app.ts'
import { endWithRefund } from './end-billing.ts'
import { takeBackGrant } from './granted-plan.ts'

/**
 * Ends a plan at once: the one that was given, and the one that is paid for, whose last payment is given back. None is
 * fine. Throws `payments_unavailable`; trying again is safe.
 */
export async function endPlan(app: App, accountId: string): Promise<void> {
  await takeBackGrant(app, accountId)
  await endWithRefund(app, accountId)
}
