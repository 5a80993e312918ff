import { pauseUpsell } from '#member/upsell-pause.ts'

const key = 'glimmer.help-hidden-on'

/** The person's own day, as year-month-day. */
const dayOf = (now: Date) => now.toLocaleDateString('sv')

/** Remembers, on this device only, that the lowest mood shall not bring up people to talk to on this day. */
export function hideForToday(now: Date, storage: Pick<Storage, 'setItem'> = localStorage) {
  try {
    storage.setItem(key, dayOf(now))
  } catch {
    // Storage is refused: it comes up again, which harms nobody.
  }
}

export function isHiddenToday(now: Date, storage: Pick<Storage, 'getItem'> = localStorage): boolean {
  try {
    return storage.getItem(key) === dayOf(now)
  } catch {
    return false
  }
}

/** The lowest mood was chosen: pauses what is for sale, and returns whether people to talk to come first. */
export function lowestMoodAsksForCare(): boolean {
  pauseUpsell()
  return !isHiddenToday(new Date())
}
