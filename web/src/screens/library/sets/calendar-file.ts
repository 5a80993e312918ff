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
const maxLineOctets = 75

/** RFC 5545, 3.3.11: special characters in text are escaped with a backslash. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n')

/** RFC 5545, 3.3.5, form 2: a UTC time is the same instant in every time zone, whatever the calendar's is. */
const stamp = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const octets = (text: string) => new TextEncoder().encode(text).length

/** RFC 5545, 3.1: lines are at most 75 octets; the rest continues after a space, and no character is split. */
function fold(line: string): string {
  const lines = ['']
  for (const character of line) {
    const last = lines.length - 1
    if (octets(`${lines[last]}${character}`) > maxLineOctets) lines.push(` ${character}`)
    else lines[last] += character
  }
  return lines.join('\r\n')
}

/** The event as a calendar file (RFC 5545), with an alarm ten minutes before. `now` is the time of creation. */
export function calendarFile({ id, title, text, at }: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Glimmer//Moments//EN',
    'BEGIN:VEVENT',
    `UID:${id}@glimmer`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DURATION:PT${durationMinutes}M`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(text)}`,
    `TRIGGER:-PT${alarmMinutesBefore}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
