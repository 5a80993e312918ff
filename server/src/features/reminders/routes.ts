import { reminders } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { readCalendar } from './calendar.ts'
import { askToConfirm } from './confirmation.ts'
import { addDevice, forgetDevice, removeDevice } from './devices.ts'
import { sendTest } from './send-test.ts'
import { chooseEvening, chooseReminders, readReminders } from './settings.ts'

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
    'GET /users/reminders/calendar': ({ account }) => readCalendar(app, account),
  })
