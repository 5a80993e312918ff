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

/** Where a reminder's line comes from. */
export const reminderSources = ['today', 'favourites', 'own', 'collection'] as const
export type ReminderSource = (typeof reminderSources)[number]

/** How many reminders a day can have. */
export const maxRemindersADay = 6

interface FromSource {
  source: ReminderSource
  collectionId: string | null
}
interface Hours {
  times: readonly (FromSource & { time: string })[]
  window: (FromSource & Span & { count: number }) | null
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

/** The least number of minutes that each of several reminders in a window has to itself. */
const leastShare = 5

/** One of a day's reminders, in their order. */
export interface ReminderSlot extends FromSource {
  /** The minutes of the day at which it may come; none if all are quiet. */
  minutes: number[]
}

const minutesBetween = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

/** In equal parts; of each but the only one just the first two thirds, so that two reminders are never close. */
function inParts(minutes: readonly number[], count: number): number[][] {
  const length = minutes.length / count
  const share = count === 1 ? 1 : 2 / 3
  return Array.from({ length: count }, (_, at) =>
    minutes.slice(Math.floor(at * length), Math.ceil((at + share) * length)),
  )
}

/** A day's reminders: at their times, or spread over the window, without the quiet hours and the night. */
export function reminderSlots({ times, window, quietHours }: Hours, night: Span = noNight): ReminderSlot[] {
  const open = (minutes: number[]) =>
    minutes.filter((minute) => !isQuiet(quietHours, minute) && !isQuiet(night, minute))
  if (window) {
    const { source, collectionId, count } = window
    const minutes = open(minutesBetween(minutesOf(window.from), minutesOf(window.to)))
    return inParts(minutes, count).map((part) => ({ minutes: part, source, collectionId }))
  }
  return times
    .toSorted((one, other) => one.time.localeCompare(other.time))
    .map(({ time, source, collectionId }) => ({ minutes: open([minutesOf(time)]), source, collectionId }))
}

const source = {
  source: z.enum(reminderSources).default('today'),
  /** Only with `collection`; one that is deleted later gives way to today's line. */
  collectionId: z.uuid().nullable().default(null),
}
const namesCollection = ({ source: from, collectionId }: FromSource) =>
  (from === 'collection') === (collectionId !== null)
const collectionNeeded = { path: ['collectionId'], message: 'Choose a collection.' }

const settings = {
  enabled: z.boolean(),
  days: z
    .array(z.literal(weekdays))
    .min(1, 'Choose at least one day.')
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'Choose each day once.'),
  /** Local times, to the minute. */
  times: z
    .array(z.strictObject({ time: ClockTime, ...source }).refine(namesCollection, collectionNeeded))
    .min(1, 'Choose at least one time.')
    .max(maxRemindersADay, `Choose up to ${maxRemindersADay} times.`)
    .refine((times) => new Set(times.map(({ time }) => time)).size === times.length, 'Choose each time once.'),
  /** Instead of `times`: so many at other minutes within this span each day. It must end on the day it begins. */
  window: z
    .strictObject({ ...Span.shape, count: z.int().min(1).max(maxRemindersADay).default(1), ...source })
    .refine(({ from, to }) => from < to, {
      path: ['to'],
      message: 'The end comes after the beginning, on the same day.',
    })
    .refine(namesCollection, collectionNeeded)
    .nullable(),
  quietHours: Span,
  channel: z.enum(['push', 'email']),
  /** Whether a notification shows the day's line, which others may read on a lock screen. */
  showLine: z.boolean(),
}
const withinQuietHours = 'That is within your quiet hours.'
export const ReminderSettings = z.strictObject(settings).superRefine((chosen, context) => {
  const refuse = (path: (string | number)[], message = withinQuietHours) =>
    context.addIssue({ code: 'custom', path, message })
  const open = reminderSlots(chosen).flatMap(({ minutes }) => minutes)
  if (chosen.window && open.length === 0) refuse(['window', 'to'])
  else if (chosen.window && chosen.window.count > 1 && new Set(open).size < chosen.window.count * leastShare)
    refuse(['window', 'to'], 'That is too short for so many.')
  if (!chosen.window)
    for (const [at, { time }] of chosen.times.entries())
      if (isQuiet(chosen.quietHours, minutesOf(time))) refuse(['times', at, 'time'])
})
export type ReminderSettings = z.output<typeof ReminderSettings>

/** The settings before the user chooses: nothing is sent. */
export const defaultReminders: ReminderSettings = {
  enabled: false,
  days: [...weekdays],
  times: [{ time: '08:00', source: 'today', collectionId: null }],
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
  /**
   * When the next one is due; null if none is. With today's line it is skipped once the user has read that, with any
   * other once they have said how it felt.
   */
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

/** What the buttons of a notification do: answer the line it shows, or send the reminder again in an hour. */
export const notificationActions = ['feels-true', 'later'] as const
export type NotificationAction = (typeof notificationActions)[number]
export const ActOnNotification = z.strictObject({
  /** From the notification: it stands for one reminder of one account, for a day. */
  token: z.string().max(400),
  action: z.enum(notificationActions),
})

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
  'POST /reminders/actions': {
    summary: 'Act on a notification: answer its line as true, or send the reminder again in an hour; safe to repeat',
    access: 'public',
    body: ActOnNotification,
    limits: [{ name: 'notification actions', most: 120, within: 'hour', per: 'address' }],
    problems: ['not_found'],
  },
  'GET /users/reminders/calendar': {
    summary: 'Get the reminder as a calendar file (RFC 5545)',
    ages: 'any',
    reply: binary('text/calendar'),
  },
})
