import { expireSession, openSession } from './checkout-sessions.ts'
import { type Form, textOf, textsOf } from './form.ts'
import { previewInvoice } from './invoices.ts'
import { type Ledger, newId } from './ledger.ts'
import type { PortalSession, Refund } from './objects.ts'
import { invalid, Refusal } from './refusal.ts'
import { createSchedule, releaseSchedule, updateSchedule } from './schedules.ts'
import { endSubscription, listSubscriptions, updateSubscription } from './subscriptions.ts'

interface Call {
  ledger: Ledger
  /** The id in the path. */
  id: string
  form: Form
}

/** A list response, newest first as the provider lists them. */
const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' })

function createCustomer({ ledger, id, form }: Call) {
  return ledger.put({
    id,
    object: 'customer',
    email: textOf(form.email) ?? null,
    metadata: textsOf(form.metadata),
    created: ledger.now,
    livemode: false,
    sandbox_card: 'pays',
  })
}

function updateCustomer({ ledger, id, form }: Call) {
  return ledger.put({ ...ledger.get('customer', id), email: textOf(form.email) || null })
}

function deleteCustomer({ ledger, id }: Call) {
  const customer = ledger.get('customer', id)
  for (const subscription of ledger.all('subscription'))
    if (subscription.status !== 'canceled') endSubscription(ledger, subscription, ledger.now)
  ledger.put({ ...customer, email: null, metadata: {} })
  ledger.emit('customer.deleted', customer)
  return { id, object: 'customer', deleted: true }
}

function refund({ ledger, form }: Call): Refund {
  const intent = textOf(form.payment_intent) ?? ''
  const paid = ledger.all('invoice_payment').find(({ payment }) => payment.payment_intent === intent)
  if (!paid) throw invalid(`No such payment_intent: '${intent}'`, { code: 'resource_missing' })
  if (ledger.all('refund').some(({ payment_intent }) => payment_intent === intent))
    throw invalid('Charge has already been refunded.', { code: 'charge_already_refunded' })
  const made: Refund = ledger.put({
    id: newId('re'),
    object: 'refund',
    customer: paid.customer,
    payment_intent: intent,
    amount: paid.amount_paid,
    status: 'succeeded',
  })
  ledger.emit('charge.refunded', made)
  return made
}

function openPortal({ ledger, form }: Call): PortalSession {
  const id = newId('bps')
  return ledger.put({
    id,
    object: 'billing_portal.session',
    customer: ledger.get('customer', textOf(form.customer) ?? '').id,
    url: `${ledger.origin}/sandbox/portal/${id}`,
    return_url: textOf(form.return_url) ?? '',
    livemode: false,
  })
}

const paymentsOf = ({ ledger, form }: Call) =>
  ledger.all('invoice_payment').filter(({ invoice }) => invoice === textOf(form.invoice))

const routes: Record<string, (call: Call) => unknown> = {
  'POST /customers': createCustomer,
  'POST /customers/:id': updateCustomer,
  'DELETE /customers/:id': deleteCustomer,
  'POST /checkout/sessions': ({ ledger, form }) => openSession(ledger, form),
  'GET /checkout/sessions/:id': ({ ledger, id }) => ledger.get('checkout.session', id),
  'POST /checkout/sessions/:id/expire': ({ ledger, id }) => expireSession(ledger, id),
  'GET /subscriptions': ({ ledger, form }) => list(listSubscriptions(ledger, form)),
  'GET /subscriptions/:id': ({ ledger, id }) => ledger.get('subscription', id),
  'POST /subscriptions/:id': ({ ledger, id, form }) => updateSubscription(ledger, id, form),
  'DELETE /subscriptions/:id': ({ ledger, id }) => endSubscription(ledger, ledger.get('subscription', id), ledger.now),
  'POST /subscription_schedules': ({ ledger, form }) => createSchedule(ledger, form),
  'POST /subscription_schedules/:id': ({ ledger, id, form }) => updateSchedule(ledger, id, form),
  'POST /subscription_schedules/:id/release': ({ ledger, id }) => releaseSchedule(ledger, id),
  'POST /invoices/create_preview': ({ ledger, form }) => previewInvoice(ledger, form),
  'GET /invoices': ({ ledger }) => list(ledger.all('invoice').toReversed()),
  'GET /invoice_payments': (call) => list(paymentsOf(call)),
  'POST /refunds': refund,
  'POST /billing_portal/sessions': openPortal,
}

const withId = /^(\/(?:customers|checkout\/sessions|subscriptions|subscription_schedules))\/([^/]+)(\/\w+)?$/

/** Splits `POST /v1/subscriptions/sub_1` into its route and the id in it. */
export function findRoute(method: string, path: string): { route: string; id: string | undefined } {
  const bare = path.replace(/^\/v1/, '')
  const [, head, id, tail = ''] = withId.exec(bare) ?? []
  if (!head || bare === '/checkout/sessions') return { route: `${method} ${bare}`, id: undefined }
  return { route: `${method} ${head}/:id${tail}`, id }
}

/** Runs one route on a customer's ledger. Throws Refusal. */
export function runRoute(route: string, call: Call): unknown {
  const run = routes[route]
  if (!run) throw new Refusal(404, 'invalid_request_error', `Unrecognized request URL (${route}).`)
  return structuredClone(run(call))
}
