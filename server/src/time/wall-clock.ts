import { dayMs, minuteMs } from './durations.ts'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** One formatter for each time zone: creating one costs more than all of its uses. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const existing = clocks.get(timeZone)
  if (existing) return existing
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(timeZone, format)
  return format
}

/** The local time of an instant as if it were UTC, in milliseconds, according to the zone's formatter. */
function formattedMs(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/**
 * Since 2012 clocks have only changed at the start of a quarter of an hour (except at Casey in Antarctica, a minute
 * later).
 */
const quarterMs = 15 * minuteMs
const maxQuarters = 500
const offsets = new Map<string, Map<number, number>>()

/**
 * How far local time is ahead of UTC during the quarter of an hour that starts at `quarterStart`, in milliseconds.
 * Cached, because the formatter is slow.
 */
function offsetOf(quarterStart: number, timeZone: string): number {
  const ofZone = offsets.get(timeZone) ?? new Map<number, number>()
  offsets.set(timeZone, ofZone)
  const existing = ofZone.get(quarterStart)
  if (existing !== undefined) return existing
  if (ofZone.size >= maxQuarters) ofZone.clear()
  const offset = formattedMs(quarterStart, timeZone) - quarterStart
  ofZone.set(quarterStart, offset)
  return offset
}

/** The local time of an instant as if it were UTC, in milliseconds, rounded down to the second. */
function wallMs(instant: number, timeZone: string): number {
  const second = Math.floor(instant / 1000) * 1000
  return second + offsetOf(Math.floor(second / quarterMs) * quarterMs, timeZone)
}

export interface WallTime {
  /** Such as `2026-11-21`. */
  day: string
  minute: number
}

/** The local day and minute of the day in `timeZone`. */
export function wallTime(instant: Date, timeZone: string): WallTime {
  const wall = new Date(wallMs(instant.getTime(), timeZone))
  return { day: wall.toISOString().slice(0, 10), minute: wall.getUTCHours() * 60 + wall.getUTCMinutes() }
}

/**
 * The instant of a local time. A time that occurs twice, when clocks go back, is the first of the two; a time that is
 * skipped, when they go forward, is as far after the gap as it would have been into it.
 */
export function instantOf({ day, minute }: WallTime, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minute * minuteMs
  const offsetAt = (instant: number) => wallMs(instant, timeZone) - instant
  const [before, after] = [offsetAt(wall - dayMs), offsetAt(wall + dayMs)]
  const fits = [wall - before, wall - after].filter((instant) => wallMs(instant, timeZone) === wall)
  return new Date(fits.length > 0 ? Math.min(...fits) : wall - before)
}

/** The local calendar day in `timeZone`, such as `2026-11-21`. */
export const localDay = (instant: Date, timeZone: string): string => wallTime(instant, timeZone).day

const noonMinute = 12 * 60

/** Whether it is before noon in `timeZone`. */
export const isMorning = (instant: Date, timeZone: string) => wallTime(instant, timeZone).minute < noonMinute

/** The part of the local day: morning from 5:00, afternoon from 12:00, evening from 17:00, night from 22:00. */
export function partOfDay(instant: Date, timeZone: string): 'morning' | 'afternoon' | 'evening' | 'night' {
  const hour = Math.floor(wallTime(instant, timeZone).minute / 60)
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

/** The calendar day that many days after another. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
