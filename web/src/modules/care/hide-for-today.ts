import { readItem, writeItem } from '#lib/safe-storage.ts'
import { pauseUpsell } from '#member/upsell-pause.ts'

const key = 'glimmer.help-hidden-on'

/** The local date, as YYYY-MM-DD. */
const dayOf = (now: Date) => now.toLocaleDateString('sv')

/** Remembers, on this device only, that the lowest mood should not open the care dialog again today. */
export function hideForToday(now: Date, storage?: Pick<Storage, 'setItem'>) {
  writeItem(key, dayOf(now), storage)
}

export const isHiddenToday = (now: Date, storage?: Pick<Storage, 'getItem'>): boolean =>
  readItem(key, storage) === dayOf(now)

/** Called when the lowest mood is chosen: pauses upsells, and returns whether to show people to talk to first. */
export function lowestMoodAsksForCare(): boolean {
  pauseUpsell()
  return !isHiddenToday(new Date())
}
