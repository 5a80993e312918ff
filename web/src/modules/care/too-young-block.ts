/** The stored value is the time the wait ends: the only thing retained about a child too young for an account. */
const key = 'glimmer.not-yet'
const waitMs = 24 * 60 * 60 * 1000

/** Remembers on this device, for 24 hours, that the user was too young. */
export function blockTooYoung(storage: Pick<Storage, 'setItem'>, now = Date.now()) {
  try {
    storage.setItem(key, String(now + waitMs))
  } catch {
    // Storage is refused: the page has already said so to the user.
  }
}

/** True if a user of this device was too young less than 24 hours ago. */
export function isTooYoungBlocked(storage: Pick<Storage, 'getItem'>, now = Date.now()): boolean {
  try {
    return Number(storage.getItem(key) ?? 0) > now
  } catch {
    return false
  }
}
