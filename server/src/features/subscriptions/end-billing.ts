import type { App } from '#app.ts'
import { Problem } from '#problem.ts'
import { finishInterruptedCommand, runCommand, waitForRunningCommand } from './billing-command.ts'
import { callProvider } from './call-provider.ts'
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
