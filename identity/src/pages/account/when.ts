const dayMs = 24 * 60 * 60 * 1000

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day as one says it: 3 November, and with its year where that is another. */
export const dayOf = (at: Date, now: Date): string =>
  (at.getUTCFullYear() === now.getUTCFullYear() ? day : dayOfYear).format(at)

const dayNumber = (at: Date) => Math.floor(at.getTime() / dayMs)

/** When something was last used: today, yesterday, or the day. */
export function lastDay(at: Date, now: Date): string {
  const days = dayNumber(now) - dayNumber(at)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : dayOf(at, now)
}
