import type { App, PersonalData } from '#app.ts'
import { jobKeyPrefix } from './remind.ts'

export const reminderData = ({ jobs }: App): PersonalData => ({
  exported: [
    { table: 'reminder', file: 'reminders', says: 'When and how you asked to be reminded.', orderBy: 'account_id' },
    { table: 'reminder_sent', file: 'reminders-sent', says: 'The days a reminder went out.', orderBy: 'day' },
    {
      table: 'push_subscription',
      file: 'devices',
      says: 'The devices that reminders are sent to.',
      orderBy: 'created_at',
      without: ['p256dh', 'auth'],
    },
  ],
  internalTables: ['reminder_way_out', 'reminder_confirmation'],
  deleteRows: (transaction, accountId) => jobs.remove({ keyPrefix: jobKeyPrefix(accountId) }, transaction),
})
