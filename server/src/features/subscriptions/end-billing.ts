import type { App } from '#app.ts'
import { Problem } from '#problem.ts'
import { askProvider } from './ask-provider.ts'
import { finishEarlier, runCommand, untilIdle } from './billing-command.ts'
import { liveOf } from './projection.ts'
import { findBilling, findOpenCheckout } from './store.ts'
import { syncCustomer } from './sync-customer.ts'

const maxTurns = 100

/** Ends everything that could charge a person again; answers their customer at the provider, where there is one. */
async function endAs(kind: 'end' | 'end-with-refund', app: App, accountId: string): Promise<string | undefined> {
  for (let turn = 0; turn < maxTurns; turn++) {
    await untilIdle(app, accountId)
    await finishEarlier(app, accountId)
    const billing = (await findBilling(app, accountId))?.billing
    if (!billing) return undefined
    const customer = billing.customerId
    const subscriptions = liveOf(await askProvider(() => app.payments.snapshot(customer))).map(({ id }) => id)
    const expires = (await findOpenCheckout(app, accountId))?.sessionId ?? null
    if (await runCommand(app, accountId, { kind, tier: 'free', customer, subscriptions, expires })) return customer
  }
  throw new Problem('change_in_progress')
}

/**
 * Ends everything that could charge a person again, at once and without a refund, and has the provider forget them:
 * what deleting an account does first. Throws `payments_unavailable`, and then the account must stay; trying again is
 * safe.
 */
export async function endBilling(app: App, accountId: string): Promise<void> {
  await endAs('end', app, accountId)
}

/**
 * Ends a plan at once and gives its last payment back: what happens to a plan that its person may not have. None is
 * fine. Throws `payments_unavailable`; trying again is safe.
 */
export async function endWithRefund(app: App, accountId: string): Promise<void> {
  const customer = await endAs('end-with-refund', app, accountId)
  if (customer) await askProvider(() => syncCustomer(app, customer))
}
