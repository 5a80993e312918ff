import type { App } from '#app.ts'
import { endWithRefund } from './end-billing.ts'
import { revokeGrant } from './granted-plan.ts'

/**
 * Ends a plan immediately: the granted one, and the paid one, whose last payment is refunded; does nothing without a
 * plan. Throws `payments_unavailable`; retrying is safe.
 */
export async function endPlan(app: App, accountId: string): Promise<void> {
  await revokeGrant(app, accountId)
  await endWithRefund(app, accountId)
}
