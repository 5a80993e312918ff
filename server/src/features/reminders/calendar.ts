import { createHash } from 'node:crypto'
import { type Bytes, product, type ReminderSettings, weekdays } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { daysAfter, wallTime, weekdayOf } from '#time/wall-clock.ts'
import { findRecipient } from './settings.ts'

const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const minutes = 5

const stamp = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** The first chosen weekday from today on. */
function firstDay(today: string, days: ReminderSettings['days']): string {
  const ahead = weekdays.map((_, at) => daysAfter(today, at))
  return ahead.find((day) => days.some((chosen) => chosen === weekdayOf(day))) ?? today
}

/**
 * The reminder as a calendar file (RFC 5545). Its time is floating (form 1 of DATE-TIME): it is that hour in whatever
 * time zone the user is in, in summer and winter. For a window it is the beginning of the window.
 */
export function toCalendar(id: string, settings: ReminderSettings, timeZone: string, now: Date, url: string): string {
  const time = settings.window?.from ?? settings.time
  const day = firstDay(wallTime(now, timeZone).day, settings.days)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product.name}//Reminders//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:reminder-${id}@glimmer`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${day.replaceAll('-', '')}T${time.replace(':', '')}00`,
    `DURATION:PT${minutes}M`,
    `RRULE:FREQ=WEEKLY;BYDAY=${weekdays
      .filter((one) => settings.days.includes(one))
      .map((one) => dayNames[one])
      .join(',')}`,
    'SUMMARY:A moment for today’s line',
    `URL:${url}/moment`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Your line for today is ready.',
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}

/**
 * A stable id, so that importing the file again replaces the earlier event; hashed, so that it does not reveal the
 * account id.
 */
const nameOf = (accountId: string) => createHash('sha256').update(`reminder ${accountId}`).digest('hex').slice(0, 24)

export async function readCalendar(app: App, { id }: Account): Promise<Bytes> {
  const { settings, timeZone } = await findRecipient(app, id)
  const file = toCalendar(nameOf(id), settings, timeZone, app.clock.now(), app.config.publicUrl)
  const etag = createHash('sha256').update(file).digest('base64url')
  return { bytes: Buffer.from(file), mime: 'text/calendar; charset=utf-8', etag, maxAgeSeconds: 0 }
}
