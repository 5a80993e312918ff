const dayMs = 86_400_000
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/**
 * The day allowances come back, "1 December": always the first of the month, whichever zone the month is counted in,
 * so only the month is read from the instant.
 */
export const resetDay = (resetsAt: string) => `1 ${month.format(new Date(Date.parse(resetsAt) + 14 * dayMs))}`

/** An instant as the day it falls on for the person reading: "12 December". */
export const dayOf = (iso: string) => day.format(new Date(iso))

/** The same where there is little room: "12 Dec". */
export const shortDayOf = (iso: string) => shortDay.format(new Date(iso))

/** The same with its year: "12 December 2026". */
export const dateOf = (iso: string) => date.format(new Date(iso))

/** Whole days from one instant to another, to the nearest; never less than one. */
export const daysBetween = (from: string, to: string) =>
  Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / dayMs))
