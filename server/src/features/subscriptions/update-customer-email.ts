import type { App } from '#app.ts'
import { findBilling } from './store.ts'

/** Updates the email address of the account's customer at the payment provider, if there is one. */
export async function updateCustomerEmail(app: App, accountId: string): Promise<void> {
  const row = await findBilling(app, accountId)
  if (row?.billing) await app.payments.changeEmail(row.billing.customerId, row.email)
}
