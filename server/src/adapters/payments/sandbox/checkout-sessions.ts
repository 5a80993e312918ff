import { type Form, groupOf, listOf, numberOf, textOf, textsOf } from './form.ts'
import { type Ledger, newId } from './ledger.ts'
import type { CheckoutSession } from './objects.ts'
import { priceOf } from './prices.ts'
import { invalid } from './refusal.ts'
import { beginSubscription } from './subscriptions.ts'

const openFor = 86_400

/** POST /checkout/sessions */
export function openSession(ledger: Ledger, form: Form): CheckoutSession {
  const price = priceOf(textOf(groupOf(listOf(form.line_items)[0]).price))
  const customer = ledger.get('customer', textOf(form.customer) ?? '')
  const data = groupOf(form.subscription_data)
  const trialDays = numberOf(data.trial_period_days) ?? 0
  const id = newId('cs_test')
  return ledger.put({
    id,
    object: 'checkout.session',
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    customer: customer.id,
    client_reference_id: textOf(form.client_reference_id) ?? null,
    subscription: null,
    amount_total: trialDays > 0 ? 0 : price.unit_amount,
    currency: 'gbp',
    success_url: textOf(form.success_url) ?? '',
    cancel_url: textOf(form.cancel_url) ?? null,
    url: `${ledger.origin}/sandbox/checkout/${id}`,
    created: ledger.now,
    expires_at: ledger.now + openFor,
    livemode: false,
    sandbox_price: price.id,
    sandbox_trial_days: trialDays,
    sandbox_metadata: textsOf(data.metadata),
  })
}

/** POST /checkout/sessions/:id/expire */
export function expireSession(ledger: Ledger, id: string): CheckoutSession {
  const session = ledger.get('checkout.session', id)
  if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
  return closeSession(ledger, session)
}

export function closeSession(ledger: Ledger, session: CheckoutSession): CheckoutSession {
  Object.assign(session, { status: 'expired', url: null })
  ledger.put(session)
  ledger.emit('checkout.session.expired', session)
  return session
}

/** The customer pays on the page. Idempotent: a second press returns the completed session. */
export function completeSession(ledger: Ledger, id: string): CheckoutSession {
  const session = ledger.get('checkout.session', id)
  if (session.status !== 'open') return session
  const customer = ledger.get('customer', session.customer)
  ledger.put({ ...customer, sandbox_card: 'pays' })
  const subscription = beginSubscription(ledger, {
    customer: session.customer,
    price: priceOf(session.sandbox_price),
    trialDays: session.sandbox_trial_days,
    metadata: session.sandbox_metadata,
  })
  Object.assign(session, {
    status: 'complete',
    payment_status: session.sandbox_trial_days > 0 ? 'no_payment_required' : 'paid',
    subscription: subscription.id,
    url: null,
  })
  ledger.put(session)
  ledger.emit('checkout.session.completed', session)
  return session
}
