import { instantOf, localDay } from './wall-clock.ts'

/** A calendar month, as allowances are counted. */
export interface Month {
  /** The month's first day, such as `2026-11-01`: part of the key of stored counters. */
  period: string
  start: Date
  resetsAt: Date
}

/** The local month of `instant` in `timeZone`: in summer, London and UTC disagree for an hour. */
export function monthOf(instant: Date, timeZone: string): Month {
  const period = `${localDay(instant, timeZone).slice(0, 7)}-01`
  const firstOfNext = monthsAfter(new Date(period), 1).toISOString().slice(0, 10)
  return {
    period,
    start: instantOf({ day: period, minute: 0 }, timeZone),
    resetsAt: instantOf({ day: firstOfNext, minute: 0 }, timeZone),
  }
}

/**
 * The same day and time that many months later, or the month's last day if it is shorter; in UTC, as the payment
 * provider counts.
 */
export function monthsAfter(date: Date, months: number): Date {
  const then = new Date(date)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() + months)
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(date.getUTCDate(), last))
  return then
}
