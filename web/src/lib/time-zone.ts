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
