import type { Invoice } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { Problem } from '#problem.ts'
import { callProvider } from './call-provider.ts'
import { findBilling } from './store.ts'

/**
 * The provider's own page for the card and invoices. Throws `not_subscribed` if the account has never been a customer.
 */
export async function openPortal(app: App, { id }: Account): Promise<{ url: string }> {
  const billing = (await findBilling(app, id))?.billing
  if (!billing) throw new Problem('not_subscribed')
  const back = `${app.config.publicUrl}/subscription`
  return { url: await callProvider(() => app.payments.portalUrl(billing.customerId, back)) }
}

/** The account's invoices, newest first. */
export async function listInvoices(app: App, { id }: Account): Promise<{ items: Invoice[] }> {
  const billing = (await findBilling(app, id))?.billing
  return { items: billing ? await callProvider(() => app.payments.invoices(billing.customerId)) : [] }
}
