const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** A calendar day as people say it, such as `22 December`. */
export const dayInWords = (isoDay: string): string => day.format(new Date(`${isoDay.slice(0, 10)}T00:00:00Z`))

/** The day of an instant where the reader is. */
export const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(new Date(instant))
