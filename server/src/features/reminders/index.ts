import { reminders } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { act } from './actions.ts'
import { readCalendar } from './calendar.ts'
import { findClaims } from './claims.ts'
import { askToConfirm } from './confirmation.ts'
import { addDevice, forgetDevice, removeDevice } from './devices.ts'
import { remind } from './remind.ts'
import { claimSender } from './send-claims.ts'
import { sendTest } from './send-test.ts'
import { chooseEvening, chooseReminders, readReminders } from './settings.ts'

export { forgetDevices } from './devices.ts'
export { reminderPersonalData } from './personal-data.ts'
export { serveEmailPages } from './serve-email-pages.ts'
export { reschedule, turnOff } from './settings.ts'

export const reminderRoutes = (app: App) =>
  handle(reminders, {
    'GET /users/reminders': ({ account }) => readReminders(app, account),
    'PUT /users/reminders': ({ account, body }) => chooseReminders(app, account, body),
    'PUT /users/reminders/evening': ({ account, body }) => chooseEvening(app, account, body),
    'POST /users/reminders/subscriptions': ({ account, body }) => addDevice(app, account, body),
    'DELETE /users/reminders/subscriptions/{id}': ({ account, params }) => removeDevice(app, account, params.id),
    'POST /users/reminders/subscriptions/forget': ({ account, body }) => forgetDevice(app, account, body.endpoint),
    'POST /users/reminders/confirmation': ({ account }) => askToConfirm(app, account),
    'POST /users/reminders/test': ({ account, body }) => sendTest(app, account, body.channel),
    'POST /reminders/actions': ({ body }) => act(app, body.token, body.action),
    'GET /users/reminders/calendar': ({ account }) => readCalendar(app, account),
  })

const Page = z.object({ page: z.uuid() })

/** Due reminders are looked for every minute; they are sent in pages, each by a job of its own. */
export function reminderJobs(app: App) {
  const send = claimSender(app)
  return {
    remind: () => remind(app),
    async 'send-reminders'(payload: unknown) {
      await send(await findClaims(app, sql`page = ${Page.parse(payload).page}`))
    },
  }
}
