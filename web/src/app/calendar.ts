const dayMs = 86_400_000
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/**
 * The day allowances come back, "1 December": always the first of the month, whichever zone the month is counted in,
 * so only the month is read from the instant.
 */
export const resetDay = (resetsAt: string) => `1 ${month.format(new Date(Date.parse(resetsAt) + 14 * dayMs))}`
