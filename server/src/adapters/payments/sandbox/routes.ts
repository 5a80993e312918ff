import { expireSession, openSession } from './checkout-sessions.ts'
import { createCustomer, deleteCustomer, openPortal, updateCustomer } from './customers.ts'
import { listPayments, previewInvoice } from './invoices.ts'
import type { Ledger } from './ledger.ts'
import { priceOf } from './prices.ts'
import { refund } from './refunds.ts'
import { noSuch } from './refusal.ts'
import { createSchedule, followWith, releaseSchedule } from './schedules.ts'
import { endSubscription, listSubscriptions, updateSubscription } from './subscriptions.ts'

interface Call {
  ledger: Ledger
  /** The id in the path; the customer's own if there is none. */
  id: string
  form: URLSearchParams
}

/** A list response, newest first as the provider lists them. */
export const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' })

const session = ({ ledger, id }: Call) => ledger.get('checkout.session', id)
const subscription = ({ ledger, id }: Call) => ledger.get('subscription', id)

/** Every call that the adapter makes for a customer. */
const routes: Record<string, (call: Call) => unknown> = {
  'POST /customers': ({ ledger, id, form }) => createCustomer(ledger, id, form),
  'POST /customers/:id': ({ ledger, id, form }) => updateCustomer(ledger, ledger.get('customer', id), form),
  'DELETE /customers/:id': ({ ledger, id }) => deleteCustomer(ledger, ledger.get('customer', id)),
  'POST /checkout/sessions': ({ ledger, form }) => openSession(ledger, form),
  'GET /checkout/sessions/:id': session,
  'POST /checkout/sessions/:id/expire': (call) => expireSession(call.ledger, session(call)),
  'GET /subscriptions': ({ ledger }) => list(listSubscriptions(ledger)),
  'GET /subscriptions/:id': subscription,
  'POST /subscriptions/:id': (call) => updateSubscription(call.ledger, subscription(call), call.form),
  'DELETE /subscriptions/:id': (call) => endSubscription(call.ledger, subscription(call)),
  'POST /subscription_schedules': ({ ledger, form }) =>
    createSchedule(ledger, ledger.get('subscription', form.get('from_subscription'))),
  'POST /subscription_schedules/:id': ({ ledger, id, form }) =>
    followWith(ledger, id, priceOf(form.get('phases[1][items][0][price]'))),
  'POST /subscription_schedules/:id/release': ({ ledger, id }) => releaseSchedule(ledger, id),
  'POST /invoices/create_preview': ({ ledger, form }) =>
    previewInvoice(
      ledger.get('subscription', form.get('subscription')),
      priceOf(form.get('subscription_details[items][0][price]')),
      Number(form.get('subscription_details[proration_date]')),
    ),
  'GET /invoices': ({ ledger }) => list(ledger.all('invoice').toReversed()),
  'GET /invoice_payments': ({ ledger, form }) => list(listPayments(ledger.get('invoice', form.get('invoice')))),
  'POST /refunds': ({ ledger, form }) => refund(ledger, form.get('payment_intent')),
  'POST /billing_portal/sessions': ({ ledger, form }) => openPortal(ledger, form),
}

/** Splits `POST /v1/subscriptions/sub_1` into its route and the id in it. */
export function findRoute(method: string, path: string): { route: string; id: string | undefined } {
  const [id] = /[a-z_]+_[0-9a-f]{24}/.exec(path) ?? []
  const bare = path.replace('/v1', '')
  return { route: `${method} ${id ? bare.replace(id, ':id') : bare}`, id }
}

/** Runs one route on a customer's ledger. Throws Refusal. */
export function runRoute(route: string, call: Call): unknown {
  const run = routes[route]
  if (!run) throw noSuch(route)
  return structuredClone(run(call))
}
