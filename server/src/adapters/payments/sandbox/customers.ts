import { type Ledger, newId } from './ledger.ts'
import type { Customer, PortalSession } from './objects.ts'
import { endSubscription, isLive } from './subscriptions.ts'

/** POST /customers */
export const createCustomer = (ledger: Ledger, id: string, form: URLSearchParams): Customer =>
  ledger.put({
    id,
    object: 'customer',
    email: form.get('email'),
    metadata: { user_id: form.get('metadata[user_id]') ?? '' },
    sandbox_card: 'pays',
  })

/** POST /customers/:id: an empty address removes it. */
export const updateCustomer = (ledger: Ledger, customer: Customer, form: URLSearchParams): Customer =>
  ledger.put({ ...customer, email: form.get('email') || null })

/** DELETE /customers/:id: running subscriptions end. */
export function deleteCustomer(ledger: Ledger, customer: Customer) {
  for (const subscription of ledger.all('subscription').filter(isLive)) endSubscription(ledger, subscription)
  ledger.put({ ...customer, email: null, metadata: {} })
  ledger.emit('customer.deleted', customer)
  return { id: customer.id, object: 'customer', deleted: true }
}

/** POST /billing_portal/sessions */
export function openPortal(ledger: Ledger, form: URLSearchParams): PortalSession {
  const id = newId('bps')
  return ledger.put({
    id,
    object: 'billing_portal.session',
    customer: ledger.get('customer', form.get('customer')).id,
    url: `${ledger.origin}/sandbox/portal/${id}`,
    return_url: form.get('return_url') ?? '/',
  })
}
