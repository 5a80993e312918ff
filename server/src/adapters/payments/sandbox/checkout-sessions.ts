import { type Ledger, newId } from './ledger.ts'
import type { CheckoutSession } from './objects.ts'
import { priceOf } from './prices.ts'
import { invalid } from './refusal.ts'
import { beginSubscription } from './subscriptions.ts'

const openFor = 86_400

/** POST /checkout/sessions */
export function openSession(ledger: Ledger, form: URLSearchParams): CheckoutSession {
  const price = priceOf(form.get('line_items[0][price]'))
  const trialDays = Number(form.get('subscription_data[trial_period_days]') ?? 0)
  const id = newId('cs_test')
  return ledger.put({
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    customer: ledger.get('customer', form.get('customer')).id,
    client_reference_id: form.get('client_reference_id'),
    amount_total: trialDays > 0 ? 0 : price.unit_amount,
    success_url: form.get('success_url') ?? '/',
    cancel_url: form.get('cancel_url') ?? '/',
    url: `${ledger.origin}/sandbox/checkout/${id}`,
    expires_at: ledger.now + openFor,
    sandbox_price: price.id,
    sandbox_trial_days: trialDays,
    sandbox_metadata: { user_id: form.get('subscription_data[metadata][user_id]') ?? '' },
  })
}

/** POST /checkout/sessions/:id/expire */
export function expireSession(ledger: Ledger, session: CheckoutSession): CheckoutSession {
  if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
  Object.assign(session, { status: 'expired', url: null })
  ledger.emit('checkout.session.expired', session)
  return ledger.put(session)
}

/** The customer pays on the page. Idempotent: a second press returns the completed session. */
export function completeSession(ledger: Ledger, id: string): CheckoutSession {
  const session = ledger.get('checkout.session', id)
  if (session.status !== 'open') return session
  ledger.put({ ...ledger.get('customer', session.customer), sandbox_card: 'pays' })
  beginSubscription(ledger, session)
  Object.assign(session, {
    status: 'complete',
    payment_status: session.sandbox_trial_days > 0 ? 'no_payment_required' : 'paid',
    url: null,
  })
  ledger.emit('checkout.session.completed', session)
  return ledger.put(session)
}
