import * as z from 'zod'
import type { App } from '#app.ts'
import { remind } from './remind.ts'
import { sendReminder } from './send.ts'

const Sending = z.object({
  accountId: z.uuid(),
  day: z.iso.date(),
  target: z.string(),
  kind: z.enum(['morning', 'evening']).default('morning'),
})

/** Whom to remind is looked at every minute; each sending is a job of its own. */
export const reminderJobs = (app: App) => ({
  remind: () => remind(app),
  'send-reminder': (payload: unknown) => sendReminder(app, Sending.parse(payload)),
})
