const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** A calendar day in words, such as `22 December`. */
export const dayInWords = (isoDay: string): string => day.format(new Date(`${isoDay.slice(0, 10)}T00:00:00Z`))

/** The local day of an instant, in words. */
export const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(new Date(instant))
