import { createHash } from 'node:crypto'
import { type Bytes, product, type ReminderSettings, weekdays } from '@glimmer/contract'
import { calendarDay, calendarFile, calendarInstant } from '@glimmer/lib/icalendar'
import type { Account, App } from '#app.ts'
import { daysAfter, wallTime, weekdayOf } from '#time/wall-clock.ts'
import { findRecipient } from './settings.ts'

const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const minutes = 5

/** The first chosen weekday from today on. */
function firstDay(today: string, days: ReminderSettings['days']): string {
  const ahead = weekdays.map((_, at) => daysAfter(today, at))
  return ahead.find((day) => days.some((chosen) => chosen === weekdayOf(day))) ?? today
}

/** When a calendar shows the reminders: at their times, or at the beginning of the window. */
const startsOf = ({ window, times }: ReminderSettings) =>
  window ? [window.from] : times.map(({ time }) => time).toSorted()

/**
 * The reminders as a calendar file (RFC 5545). Their times are floating (form 1 of DATE-TIME): it is that hour in
 * whatever time zone the user is in, in summer and winter.
 */
export function toCalendar(id: string, settings: ReminderSettings, timeZone: string, now: Date, url: string): string {
  const day = firstDay(wallTime(now, timeZone).day, settings.days)
  const event = (time: string, index: number) => [
    'BEGIN:VEVENT',
    `UID:reminder-${id}${index === 0 ? '' : `-${index}`}@glimmer`,
    `DTSTAMP:${calendarInstant(now)}`,
    `DTSTART:${calendarDay(day)}T${time.replace(':', '')}00`,
    `DURATION:PT${minutes}M`,
    `RRULE:FREQ=WEEKLY;BYDAY=${weekdays
      .filter((one) => settings.days.includes(one))
      .map((one) => dayNames[one])
      .join(',')}`,
    'SUMMARY:A moment for your line',
    `URL:${url}/moment`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Your line is ready.',
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
  ]
  return calendarFile(`${product.name}//Reminders`, startsOf(settings).flatMap(event))
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
