/** The same day and time a month later, or the month's last day where it is shorter; UTC, as the provider counts. */
export function oneMonthAfter(date: Date): Date {
  const next = new Date(date)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(date.getUTCDate(), last))
  return next
}
