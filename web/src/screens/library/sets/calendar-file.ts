import { product } from '@glimmer/contract/product'
import { calendarFile, calendarInstant, calendarText } from '@glimmer/lib/icalendar'

/** A calendar event that reminds of a line shortly before the occasion it is for. */
export interface CalendarEvent {
  /** A permanent identifier: importing the same event again replaces the earlier one. */
  id: string
  title: string
  text: string
  at: Date
}

const durationMinutes = 15
const alarmMinutesBefore = 10

/** The event as a calendar file, with an alarm ten minutes before. `now` is the time of creation. */
export const eventFile = ({ id, title, text, at }: CalendarEvent, now: Date): string =>
  calendarFile(`${product.name}//Moments`, [
    'BEGIN:VEVENT',
    `UID:${id}@glimmer`,
    `DTSTAMP:${calendarInstant(now)}`,
    `DTSTART:${calendarInstant(at)}`,
    `DURATION:PT${durationMinutes}M`,
    `SUMMARY:${calendarText(title)}`,
    `DESCRIPTION:${calendarText(text)}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${calendarText(text)}`,
    `TRIGGER:-PT${alarmMinutesBefore}M`,
    'END:VALARM',
    'END:VEVENT',
  ])
