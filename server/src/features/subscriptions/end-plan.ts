import type { App } from '#app.ts'
import { endWithRefund } from './end-billing.ts'
import { revokeGrant } from './granted-plan.ts'
import { findBilling } from './store.ts'

/** Whether there is a plan to end: granted, paid, or with a first payment that is not complete yet. */
export async function hasPlan(app: App, accountId: string): Promise<boolean> {
  const row = await findBilling(app, accountId)
  if (!row) return false
  return row.tier !== 'free' || row.status === 'incomplete' || Boolean(row.billing?.subscriptionId)
}

/**
 * Ends a plan immediately: the granted one, and the paid one, whose last payment is refunded; does nothing without a
 * plan. Throws `payments_unavailable`; retrying is safe.
 */
export async function endPlan(app: App, accountId: string): Promise<void> {
  await revokeGrant(app, accountId)
  await endWithRefund(app, accountId)
}
