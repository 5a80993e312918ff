import { subscriptions } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { cancelPlan, changePlan, resumePlan } from './change-plan.ts'
import { listInvoices, openPortal } from './portal.ts'
import { previewChange } from './preview.ts'
import { readCurrent } from './read-subscription.ts'
import { verifyCheckout } from './verify-checkout.ts'

export const subscriptionRoutes = (app: App) =>
  handle(subscriptions, {
    'GET /subscriptions/current': ({ account }) => readCurrent(app, account),
    'GET /subscriptions/preview': ({ account, query }) => previewChange(app, account, query.tier),
    'POST /subscriptions/create': ({ account, body }) => changePlan(app, account, body),
    'POST /subscriptions/cancel': ({ account }) => cancelPlan(app, account),
    'POST /subscriptions/resume': ({ account }) => resumePlan(app, account),
    'POST /subscriptions/success/{id}': ({ account, params }) => verifyCheckout(app, account, params.id),
    'POST /subscriptions/portal': ({ account }) => openPortal(app, account),
    'GET /subscriptions/invoices': ({ account }) => listInvoices(app, account),
  })
