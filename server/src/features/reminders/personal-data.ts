import { EveningLight, ReminderSettings } from '@glimmer/contract'
import * as z from 'zod'
import { day, instant } from '#database/timestamps.ts'
import type { PersonalData } from '#personal-data.ts'

const settings = z.strictObject({
  settings: ReminderSettings,
  nextDueAt: instant.nullable(),
  testSentAt: instant.nullable(),
  confirmedEmail: z.string().nullable(),
  confirmationSentAt: instant.nullable(),
  evening: EveningLight.nullable(),
  eveningDueAt: instant.nullable(),
})

const device = z.strictObject({
  id: z.uuid(),
  endpoint: z.string(),
  createdAt: instant,
  name: z.string().nullable(),
  usedAt: instant,
})

export const reminderData: PersonalData = {
  exported: [
    {
      table: 'reminder',
      file: 'reminders',
      description: 'When and how you asked to be reminded.',
      orderBy: 'account_id',
      row: settings,
    },
    {
      table: 'reminder_delivery',
      file: 'reminders-sent',
      description: 'The days a reminder went out.',
      orderBy: 'day, kind',
      without: ['page'],
      row: z.strictObject({ day, kind: z.enum(['morning', 'evening']), dueAt: instant, targets: z.array(z.string()) }),
    },
    {
      table: 'push_subscription',
      file: 'devices',
      description: 'The devices that reminders are sent to.',
      orderBy: 'created_at',
      without: ['p256dh', 'auth'],
      row: device,
    },
  ],
  internalTables: ['unsubscribe_token', 'reminder_confirmation'],
}
