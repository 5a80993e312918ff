import type { App } from '#app.ts'
import { findBilling } from './store.ts'

/** Tells the payment provider where its letters to a person go from now on: to nobody who never was its customer. */
export async function tellAddress(app: App, accountId: string): Promise<void> {
  const row = await findBilling(app, accountId)
  if (row?.billing) await app.payments.changeEmail(row.billing.customerId, row.email)
}
