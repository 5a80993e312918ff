const dayMs = 24 * 60 * 60 * 1000

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day such as 3 November, with its year if that is not the current one. */
export const dayOf = (at: Date, now: Date): string =>
  (at.getUTCFullYear() === now.getUTCFullYear() ? day : dayOfYear).format(at)

const dayNumber = (at: Date) => Math.floor(at.getTime() / dayMs)

/** When something was last used: today, yesterday, or the day. */
export function lastDay(at: Date, now: Date): string {
  const days = dayNumber(now) - dayNumber(at)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : dayOf(at, now)
}
