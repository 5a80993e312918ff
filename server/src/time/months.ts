import { instantOf, localDay } from './wall-clock.ts'

/** A calendar month as allowances count it. */
export interface Month {
  /** The month's first day, `2026-11-01`: the key counters are stored under. */
  period: string
  start: Date
  resetsAt: Date
}

/** The month that `instant` falls in on the walls of `timeZone`: London and UTC disagree for an hour in summer. */
export function monthOf(instant: Date, timeZone: string): Month {
  const period = `${localDay(instant, timeZone).slice(0, 7)}-01`
  const firstOfNext = monthsAfter(new Date(period), 1).toISOString().slice(0, 10)
  return {
    period,
    start: instantOf({ day: period, minute: 0 }, timeZone),
    resetsAt: instantOf({ day: firstOfNext, minute: 0 }, timeZone),
  }
}

/** The same day and time so many months later, or the month's last day where it is shorter; UTC, as the provider counts. */
export function monthsAfter(date: Date, months: number): Date {
  const then = new Date(date)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() + months)
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(date.getUTCDate(), last))
  return then
}
