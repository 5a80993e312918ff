import type { App } from '#app.ts'
import { Problem } from '#problem.ts'
import { finishInterruptedCommand, runCommand, waitForRunningCommand } from './billing-command.ts'
import { callProvider } from './call-provider.ts'
import { revokeGrant } from './granted-plan.ts'
import { liveOf } from './projection.ts'
import { findBilling, findOpenCheckout } from './store.ts'
import { syncCustomer } from './sync-customer.ts'

const maxTurns = 100

/** Ends everything that could charge the account again; returns its customer id at the provider, if any. */
async function endAs(kind: 'end' | 'end-with-refund', app: App, accountId: string): Promise<string | undefined> {
  for (let turn = 0; turn < maxTurns; turn++) {
    await waitForRunningCommand(app, accountId)
    await finishInterruptedCommand(app, accountId)
    const billing = (await findBilling(app, accountId))?.billing
    if (!billing) return undefined
    const customer = billing.customerId
    const subscriptions = liveOf(await callProvider(() => app.payments.snapshot(customer))).map(({ id }) => id)
    const expires = (await findOpenCheckout(app, accountId))?.sessionId ?? null
    if (await runCommand(app, accountId, { kind, tier: 'free', customer, subscriptions, expires })) return customer
  }
  throw new Problem('change_in_progress')
}

/**
 * Ends everything that could charge the account again, immediately and without a refund, and deletes its customer at
 * the provider: the first step of deleting an account. Throws `payments_unavailable`, in which case the account must
 * not be deleted; retrying is safe.
 */
export async function endBilling(app: App, accountId: string): Promise<void> {
  await endAs('end', app, accountId)
}

/**
 * Ends a plan immediately and refunds its last payment, for an account that may not have it; does nothing without a
 * plan. Throws `payments_unavailable`; retrying is safe.
 */
export async function endWithRefund(app: App, accountId: string): Promise<void> {
  const customer = await endAs('end-with-refund', app, accountId)
  if (customer) await callProvider(() => syncCustomer(app, customer))
}

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
