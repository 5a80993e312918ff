const dayMs = 86_400_000
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/**
 * Formats an instant at which a month begins as "1 December". In another time zone it may fall on the day before or
 * after, so only the month is read from it.
 */
export const formatMonthStart = (iso: string) => `1 ${month.format(new Date(Date.parse(iso) + 14 * dayMs))}`

/** The day of an instant in the reader's time zone: "12 December". */
export const formatDay = (iso: string) => day.format(new Date(iso))

/** The same, for narrow places: "12 Dec". */
export const formatShortDay = (iso: string) => shortDay.format(new Date(iso))

/** The same, with the year: "12 December 2026". */
export const formatDate = (iso: string) => date.format(new Date(iso))

const monthOfYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })
/** The month of an instant in the reader's time zone: "November 2026". */
export const formatMonth = (iso: string) => monthOfYear.format(new Date(iso))

/** Whole days from one instant to another, rounded; at least one. */
export const daysBetween = (from: string, to: string) =>
  Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / dayMs))

/** Milliseconds as a player shows them: "0:03". */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Milliseconds as they are read aloud: "3 seconds", "1 minute 4 seconds". */
export function formatDurationInWords(ms: number): string {
  const total = Math.max(0, Math.floor(ms / 1000))
  const minutes = Math.floor(total / 60)
  const parts = [count(minutes, 'minute'), count(total % 60, 'second')]
  return parts.filter(Boolean).join(' ') || '0 seconds'
}

const count = (n: number, unit: string) => (n === 0 ? '' : `${n} ${unit}${n === 1 ? '' : 's'}`)
