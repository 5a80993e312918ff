import * as z from 'zod'
import { tidyName } from './names.ts'
import { binary, routes } from './route.ts'

/** Starting on Monday; 0 is Sunday, as in JavaScript. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** The minute of the day of a time such as 07:40. */
export const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time such as 07:40.')
const Span = z.strictObject({ from: ClockTime, to: ClockTime })
type Span = z.output<typeof Span>

interface Hours {
  time: string
  window: Span | null
  quietHours: Span
}

/** Users under 18 get no reminders at night, whatever they choose. */
export const teenNight = { from: '21:00', to: '07:00' } as const

/** Quiet hours may span midnight and exclude `to` itself; if `from` equals `to` there are none. */
export const isQuiet = ({ from, to }: Span, minute: number): boolean => {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return start <= end ? minute >= start && minute < end : minute >= start || minute < end
}

/** A span from a time to itself is empty. */
const noNight: Span = { from: '00:00', to: '00:00' }

/**
 * The minutes of the day at which a reminder may come: the time, or the window, without the quiet hours and the night.
 */
export function openMinutes({ time, window, quietHours }: Hours, night: Span = noNight): number[] {
  const [from, to] = window ? [minutesOf(window.from), minutesOf(window.to)] : [minutesOf(time), minutesOf(time) + 1]
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at).filter(
    (minute) => !isQuiet(quietHours, minute) && !isQuiet(night, minute),
  )
}

const settings = {
  enabled: z.boolean(),
  days: z
    .array(z.literal(weekdays))
    .min(1, 'Choose at least one day.')
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'Choose each day once.'),
  /** Local time, to the minute. */
  time: ClockTime,
  /** Instead of `time`: a different minute within this span each day. It must end on the day it begins. */
  window: Span.nullable(),
  quietHours: Span,
  channel: z.enum(['push', 'email']),
  /** Whether a notification shows the day's line, which others may read on a lock screen. */
  showLine: z.boolean(),
}
export const ReminderSettings = z
  .strictObject(settings)
  .refine(({ window }) => window === null || window.from < window.to, {
    path: ['window', 'to'],
    message: 'The end comes after the beginning, on the same day.',
  })
  .refine((all) => openMinutes(all).length > 0, {
    path: ['time'],
    message: 'That is within your quiet hours.',
  })
export type ReminderSettings = z.output<typeof ReminderSettings>

/** The settings before the user chooses: nothing is sent. */
export const defaultReminders: ReminderSettings = {
  enabled: false,
  days: [...weekdays],
  time: '08:00',
  window: null,
  quietHours: { from: '21:00', to: '07:00' },
  channel: 'push',
  showLine: false,
}

/** The earliest time an evening can begin. */
const earliestDusk = '16:00'

const evening = {
  /** Whether users who read the day's line earlier are asked about it in the evening. */
  enabled: z.boolean(),
  /** Local time: from then until midnight, Today shows the question. */
  time: ClockTime.refine((time) => time >= earliestDusk, `Choose a time from ${earliestDusk} on.`),
  /** Whether a reminder is sent at that time, by the same channel as the others. */
  remind: z.boolean(),
}
export const EveningLight = z.strictObject(evening)
export type EveningLight = z.output<typeof EveningLight>

/** The settings before the user chooses: nothing is asked. */
export const defaultEveningLight: EveningLight = { enabled: false, time: '19:30', remind: false }

export const Reminders = z.object({
  ...settings,
  /** When the next one is due; null if none is. It is skipped if the user has visited that day. */
  nextAt: z.iso.datetime().nullable(),
  /**
   * `nextAt`: when it would come next. It is skipped on a day whose line was not read before or is answered already.
   */
  evening: z.object({ ...evening, nextAt: z.iso.datetime().nullable() }),
  /** The devices that receive notifications, newest first. */
  devices: z.array(z.object({ _id: z.uuid(), name: z.string().nullable(), addedAt: z.iso.datetime() })),
  /** Whether the owner of the account's address has agreed to mail; reminders are mailed only then. */
  emailConfirmed: z.boolean(),
  /** The key with which a browser subscribes (VAPID), in base64url. */
  pushKey: z.string(),
})
export type Reminders = z.output<typeof Reminders>

/** The push services of browsers: Google, Mozilla, Microsoft, Apple. Any other host could be in our own network. */
const pushHosts =
  /^(fcm\.googleapis\.com|([\w-]+\.)*push\.services\.mozilla\.com|([\w-]+\.)*notify\.windows\.com|([\w-]+\.)*push\.apple\.com)$/

const isPushService = (address: string) => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  return protocol === 'https:' && !port && !username && !password && pushHosts.test(hostname)
}
const Endpoint = z.string().max(1000).refine(isPushService, 'That is no push service we know.')
const key = (length: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`), 'That is no key of a push subscription.')

/** As returned by `PushSubscription.toJSON()`. */
export const PushSubscriptionBody = z
  .strictObject({
    endpoint: Endpoint,
    expirationTime: z.number().nullish(),
    /** An uncompressed P-256 point (65 bytes) and 16 bytes, in base64url. */
    keys: z.strictObject({ p256dh: key(87), auth: key(22) }),
    /** How its owner tells it from their other devices, such as "Chrome on Android". */
    name: z.string().overwrite(tidyName).min(1).max(60).optional(),
  })
  .meta({ id: 'PushSubscription' })
export type PushSubscriptionBody = z.output<typeof PushSubscriptionBody>

export const reminders = routes({
  'GET /users/reminders': { summary: 'Get reminder settings; off by default', ages: 'any', reply: Reminders },
  'PUT /users/reminders': {
    summary: 'Update reminder settings; the first email reminder sends a link that confirms the address',
    body: ReminderSettings,
    reply: Reminders,
    problems: ['no_email'],
  },
  'PUT /users/reminders/evening': {
    summary: "Update the evening question's settings and its reminder",
    body: EveningLight,
    reply: Reminders,
    problems: ['no_email'],
  },
  'POST /users/reminders/subscriptions': {
    summary: 'Add a push subscription for this device; adding it again changes nothing',
    body: PushSubscriptionBody,
    reply: z.object({ _id: z.uuid() }),
    status: 201,
  },
  'DELETE /users/reminders/subscriptions/{id}': {
    summary: 'Delete a push subscription',
    ages: 'any',
    problems: ['not_found'],
  },
  'POST /users/reminders/subscriptions/forget': {
    summary: "Delete this device's push subscription on sign-out; succeeds if there is none",
    ages: 'any',
    body: z.strictObject({ endpoint: Endpoint }),
  },
  'POST /users/reminders/confirmation': {
    summary: 'Resend the email that confirms the address, at most once a minute',
    problems: ['no_email', 'reminder_not_sent'],
  },
  'POST /users/reminders/test': {
    summary: 'Send a test reminder, at most once a minute',
    body: z.strictObject({ channel: settings.channel }),
    problems: ['no_email', 'email_unconfirmed', 'no_device', 'reminder_not_sent'],
  },
  'GET /users/reminders/calendar': {
    summary: 'Get the reminder as a calendar file (RFC 5545)',
    ages: 'any',
    reply: binary('text/calendar'),
  },
})
