import { pauseUpsell } from '#member/upsell-pause.ts'

const key = 'glimmer.help-hidden-on'

/** The local date, as YYYY-MM-DD. */
const dayOf = (now: Date) => now.toLocaleDateString('sv')

/** Remembers, on this device only, that the lowest mood should not open the care dialog again today. */
export function hideForToday(now: Date, storage: Pick<Storage, 'setItem'> = localStorage) {
  try {
    storage.setItem(key, dayOf(now))
  } catch {
    // Storage is refused: the dialog opens again, which does no harm.
  }
}

export function isHiddenToday(now: Date, storage: Pick<Storage, 'getItem'> = localStorage): boolean {
  try {
    return storage.getItem(key) === dayOf(now)
  } catch {
    return false
  }
}

/** Called when the lowest mood is chosen: pauses upsells, and returns whether to show people to talk to first. */
export function lowestMoodAsksForCare(): boolean {
  pauseUpsell()
  return !isHiddenToday(new Date())
}
