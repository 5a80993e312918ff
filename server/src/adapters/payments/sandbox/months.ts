const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/**
 * The period's end one month after `start`, on the anchor's day and time, or on the last day of a shorter month: a plan
 * begun on 31 January renews on 28 February and on 31 March. Epoch seconds, UTC.
 */
export function monthAfter(start: number, anchor: number): number {
  const from = new Date(start * 1000)
  const keep = new Date(anchor * 1000)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + 1]
  const day = Math.min(keep.getUTCDate(), lastDay(year, month))
  return Date.UTC(year, month, day, keep.getUTCHours(), keep.getUTCMinutes(), keep.getUTCSeconds()) / 1000
}
