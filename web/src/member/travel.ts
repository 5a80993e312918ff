import { deviceZone, isKnownZone } from '#lib/calendar.ts'
import { readItem, removeItem, writeItem } from '#lib/safe-storage.ts'

const key = 'glimmer.other-zone'
const dayMs = 24 * 60 * 60 * 1000

/** A time zone of this device that is not the one the days follow. */
interface OtherZone {
  zone: string
  since: number
  asked?: true
}

function recalled(storage: Storage): OtherZone | undefined {
  try {
    return JSON.parse(readItem(key, storage) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const clockIn = (timeZone: string, at: number) =>
  new Date(at).toLocaleString('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' })

interface Place {
  /** The zone the user's days follow. */
  chosen: string
  /** The device's own zone; undefined if it has none that can be named. */
  here: string | undefined
  now: number
}

/**
 * The zone to ask about: the device's clock has shown another time than the chosen zone's for a day, and the user was
 * not asked about that zone before. Remembers since when, on this device.
 */
export function zoneToAskAbout({ chosen, here, now }: Place, storage: Storage = localStorage): string | undefined {
  if (here === undefined || !isKnownZone(chosen) || clockIn(here, now) === clockIn(chosen, now)) {
    removeItem(key, storage)
    return undefined
  }
  const known = recalled(storage)
  if (known?.zone !== here) {
    writeItem(key, JSON.stringify({ zone: here, since: now } satisfies OtherZone), storage)
    return undefined
  }
  // A browser that cannot remember having asked would ask at every start.
  const isDue = !known.asked && now - known.since >= dayMs
  return isDue && writeItem(key, JSON.stringify({ ...known, asked: true } satisfies OtherZone), storage)
    ? here
    : undefined
}

/** "Lisbon" for Europe/Lisbon. */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** Asks when the page is opened or looked at again. Returns a function that stops it. */
export function followTravel(chosen: string, ask: (zone: string) => void): () => void {
  const look = () => {
    const zone =
      document.visibilityState === 'visible' && zoneToAskAbout({ chosen, here: deviceZone(), now: Date.now() })
    if (zone) ask(zone)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
