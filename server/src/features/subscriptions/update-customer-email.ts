import type { App, Events } from '#app.ts'
import { findBilling } from './store.ts'

/** Leaves the update to a job, so that the payment provider's downtime delays nobody's change of address. */
export const queueEmailUpdate = ({ jobs }: App, { accountId, transaction }: Events['emailChanged']): Promise<void> => {
  const key = `update-customer-email:${accountId}`
  return jobs.add({ name: 'update-customer-email', payload: { accountId }, key }, transaction)
}

/** Updates the email address of the account's customer at the payment provider, if there is one. */
export async function updateCustomerEmail(app: App, accountId: string): Promise<void> {
  const row = await findBilling(app, accountId)
  if (row?.billing) await app.payments.changeEmail(row.billing.customerId, row.email)
}
