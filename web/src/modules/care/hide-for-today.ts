const key = 'glimmer.help-hidden-on'

/** The person's own day, as year-month-day. */
const dayOf = (now: Date) => now.toLocaleDateString('sv')

/** Keeps, on this device only, that the card shall not come up by itself on this day. */
export function hideForToday(now: Date, storage: Pick<Storage, 'setItem'> = localStorage) {
  try {
    storage.setItem(key, dayOf(now))
  } catch {
    // Storage is refused: the card comes up again, which harms nobody.
  }
}

export function isHiddenToday(now: Date, storage: Pick<Storage, 'getItem'> = localStorage): boolean {
  try {
    return storage.getItem(key) === dayOf(now)
  } catch {
    return false
  }
}
