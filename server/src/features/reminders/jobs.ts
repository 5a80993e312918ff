import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { App } from '#app.ts'
import { findClaims } from './claims.ts'
import { remind } from './remind.ts'
import { claimSender } from './send-claims.ts'

const Page = z.object({ page: z.uuid() })

/** What releases before pages left, a job a target. */
const Single = z.object({
  accountId: z.uuid(),
  day: z.iso.date(),
  kind: z.enum(['morning', 'evening']).default('morning'),
})

/** Whom to remind is looked at every minute; they are sent a page at a time, each page by a job of its own. */
export function reminderJobs(app: App) {
  const send = claimSender(app)
  return {
    remind: () => remind(app),
    async 'send-reminders'(payload: unknown) {
      await send(await findClaims(app, sql`page = ${Page.parse(payload).page}`))
    },
    async 'send-reminder'(payload: unknown) {
      const { accountId, day, kind } = Single.parse(payload)
      await send(await findClaims(app, sql`account_id = ${accountId} and day = ${day} and kind = ${kind}`))
    },
  }
}
