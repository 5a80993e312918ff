import type { Subscription } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { Problem } from '#problem.ts'
import { callProvider } from './call-provider.ts'
import { readSubscription } from './read-subscription.ts'
import { findBilling } from './store.ts'
import { syncCustomer } from './sync-customer.ts'

const idShape = /^cs_\w{1,200}$/

/**
 * Verifies a checkout that the user returns from, whether or not its webhook has arrived. Throws `not_found` for
 * another account's id or an unknown one, `checkout_unfinished` for one that was not paid.
 */
export async function verifyCheckout(app: App, account: Account, sessionId: string): Promise<Subscription> {
  if (!idShape.test(sessionId)) throw new Problem('not_found')
  const billing = (await findBilling(app, account.id))?.billing
  if (!billing) throw new Problem('not_found')
  const checkout = await callProvider(() => app.payments.readCheckout(sessionId))
  if (!checkout || checkout.customer !== billing.customerId) throw new Problem('not_found')
  if (checkout.state !== 'complete' || !checkout.paid) throw new Problem('checkout_unfinished')
  await callProvider(() => syncCustomer(app, billing.customerId))
  return readSubscription(app, account.id)
}
