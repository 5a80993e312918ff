import { EveningLight, ReminderSettings } from '@glimmer/contract'
import * as z from 'zod'
import { exportedTable } from '#database/exported-table.ts'
import { pushSubscription, reminder, reminderDelivery } from '#database/tables/reminders.ts'
import type { PersonalData } from '#personal-data.ts'

export const reminderPersonalData: PersonalData = {
  exported: [
    exportedTable(reminder, {
      file: 'reminders',
      description: 'When and how you asked to be reminded.',
      orderBy: 'account_id',
      fields: { settings: ReminderSettings, evening: EveningLight },
    }),
    exportedTable(reminderDelivery, {
      file: 'reminders-sent',
      description: 'The days a reminder went out.',
      orderBy: 'day, kind, slot',
      fields: { kind: z.enum(['line', 'evening', 'later']), targets: z.array(z.string()) },
      without: ['page'],
    }),
    exportedTable(pushSubscription, {
      file: 'devices',
      description: 'The devices that reminders are sent to.',
      orderBy: 'created_at',
      without: ['p256dh', 'auth'],
    }),
  ],
  internalTables: ['unsubscribe_token', 'reminder_confirmation'],
}
