import type { Subscription } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { Problem } from '#problem.ts'
import { askProvider } from './ask-provider.ts'
import { readSubscription } from './read-subscription.ts'
import { findBilling } from './store.ts'
import { syncCustomer } from './sync-customer.ts'

const idShape = /^cs_\w{1,200}$/

/**
 * Makes sure of a checkout the person came back from, webhook or not. Another person's id, or nobody's, is `not_found`;
 * one that was not paid is `checkout_unfinished`.
 */
export async function verifyCheckout(app: App, account: Account, sessionId: string): Promise<Subscription> {
  if (!idShape.test(sessionId)) throw new Problem('not_found')
  const billing = (await findBilling(app, account.id))?.billing
  if (!billing) throw new Problem('not_found')
  const checkout = await askProvider(() => app.payments.readCheckout(sessionId))
  if (!checkout || checkout.customer !== billing.customerId) throw new Problem('not_found')
  if (checkout.state !== 'complete' || !checkout.paid) throw new Problem('checkout_unfinished')
  await askProvider(() => syncCustomer(app, billing.customerId))
  return readSubscription(app, account.id)
}
