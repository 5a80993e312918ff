/** A calendar month, as `2026-11`. */
export type Month = string

export const monthOf = (day: string): Month => day.slice(0, 7)

/**
 * The calendar day of an instant in a time zone, as `2026-11-21`: in the device's own if none is given, or one that
 * this device does not know.
 */
export const localDay = (instant: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: timeZone !== undefined && isKnownZone(timeZone) ? timeZone : undefined,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant)

/** The hour of an instant in a time zone, from 0 to 23; in the device's own if this device does not know the zone. */
export const hourOf = (instant: Date, timeZone: string): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: isKnownZone(timeZone) ? timeZone : undefined,
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(instant),
  )

/** The day `days` days before another. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

/** The year up to and including a day, which includes the same day a year ago. */
export const yearUntil = (day: string) => ({ from: daysBefore(day, 365), to: day })

/** Whether this device can tell the time in a zone. Others, such as Etc/Unknown or newer zones, throw in Intl. */
export function isKnownZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: zone }))
  } catch {
    return false
  }
}

/** What a device names whose clock has no time zone. */
const unknownZone = 'Etc/Unknown'

/** The device's own time zone; undefined if it has none that can be named. */
export function deviceZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone !== unknownZone && isKnownZone(timeZone) ? timeZone : undefined
}
