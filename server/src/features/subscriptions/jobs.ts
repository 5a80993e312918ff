import * as z from 'zod'
import type { App } from '#app.ts'
import { sendNotices } from './notices.ts'
import { reconcile } from './reconcile.ts'
import { updateCustomerEmail } from './update-customer-email.ts'
import { readInbox } from './webhook-inbox.ts'

const About = z.object({ customer: z.string() })

const OfAccount = z.object({ accountId: z.uuid() })

/** Background jobs that concern plans. */
export const subscriptionJobs = (app: App) => ({
  'read-inbox': (payload: unknown) => readInbox(app, About.parse(payload).customer),
  'update-customer-email': (payload: unknown) => updateCustomerEmail(app, OfAccount.parse(payload).accountId),
  'send-notices': () => sendNotices(app),
  async reconcile() {
    await app.sandbox?.tick()
    await app.sandbox?.deliver()
    await reconcile(app)
    await sendNotices(app)
  },
  'deliver-webhooks': async () => app.sandbox?.deliver(),
})
