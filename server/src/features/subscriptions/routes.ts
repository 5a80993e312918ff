import { subscriptions } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { Problem } from '#problem.ts'
import { cancelPlan, changePlan, resumePlan } from './change-plan.ts'
import { listInvoices, openPortal } from './portal.ts'
import { previewChange } from './preview.ts'

import { readCurrent, readOffer } from './read-subscription.ts'
import { verifyCheckout } from './verify-checkout.ts'

/** Runs `deed` if this installation sells plans; otherwise throws `plans_not_sold`. */
function whereSold<T>({ config }: App, deed: () => Promise<T>): Promise<T> {
  if (config.payments.kind === 'none') throw new Problem('plans_not_sold')
  return deed()
}

export const subscriptionRoutes = (app: App) =>
  handle(subscriptions, {
    'GET /plans': () => readOffer(app),
    'GET /subscriptions/current': ({ account }) => readCurrent(app, account),
    'GET /subscriptions/preview': ({ account, query }) => whereSold(app, () => previewChange(app, account, query.tier)),
    'POST /subscriptions/create': ({ account, body, requireFresh }) =>
      whereSold(app, () => changePlan(app, account, body, requireFresh)),
    'POST /subscriptions/cancel': ({ account }) => whereSold(app, () => cancelPlan(app, account)),
    'POST /subscriptions/resume': ({ account }) => whereSold(app, () => resumePlan(app, account)),
    'POST /subscriptions/success/{id}': ({ account, params }) =>
      whereSold(app, () => verifyCheckout(app, account, params.id)),
    'POST /subscriptions/portal': ({ account }) => whereSold(app, () => openPortal(app, account)),
    'GET /subscriptions/invoices': ({ account }) => listInvoices(app, account),
  })
