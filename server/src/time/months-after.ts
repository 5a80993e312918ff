/** The same day and time so many months later, or the month's last day where it is shorter; UTC, as the provider counts. */
export function monthsAfter(date: Date, months: number): Date {
  const then = new Date(date)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() + months)
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(date.getUTCDate(), last))
  return then
}
