import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { App } from '#app.ts'
import { findClaims } from './claims.ts'
import { remind } from './remind.ts'
import { claimSender } from './send-claims.ts'

const Page = z.object({ page: z.uuid() })

/** Payload of jobs that older releases, from before pages, may have left in the queue. */
const Single = z.object({
  accountId: z.uuid(),
  day: z.iso.date(),
  kind: z.enum(['morning', 'evening']).default('morning'),
})

/** Due reminders are looked for every minute; they are sent in pages, each by a job of its own. */
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
