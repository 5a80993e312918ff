/** A calendar month as allowances count it. */
export interface Month {
  /** The month's first day, `2026-11-01`: the key counters are kept under. */
  period: string
  start: Date
  resetsAt: Date
}

/** How far the wall clock of `timeZone` is ahead of UTC at `instant`, in milliseconds. */
function offsetAt(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
  return wall - Math.floor(instant.getTime() / 1000) * 1000
}

/** The instant at which the month begins on the walls of `timeZone`. `month` counts from 0 and may run past 11. */
function midnightOf(year: number, month: number, timeZone: string): Date {
  const asUtc = Date.UTC(year, month, 1)
  const guess = asUtc - offsetAt(new Date(asUtc), timeZone)
  return new Date(asUtc - offsetAt(new Date(guess), timeZone))
}

/** The month that `instant` falls in on the walls of `timeZone`: London and UTC disagree for an hour in summer. */
export function monthOf(instant: Date, timeZone: string): Month {
  const wall = new Date(instant.getTime() + offsetAt(instant, timeZone))
  const year = wall.getUTCFullYear()
  const month = wall.getUTCMonth()
  return {
    period: `${year}-${String(month + 1).padStart(2, '0')}-01`,
    start: midnightOf(year, month, timeZone),
    resetsAt: midnightOf(year, month + 1, timeZone),
  }
}
