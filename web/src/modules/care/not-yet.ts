/** When the wait ends, and nothing else: what is known of a child who was too young for an account. */
const key = 'glimmer.not-yet'
const waitMs = 24 * 60 * 60 * 1000

/** Remembers on this device that somebody was too young, for a day. */
export function rememberNotYet(storage: Pick<Storage, 'setItem'>, now = Date.now()) {
  try {
    storage.setItem(key, String(now + waitMs))
  } catch {
    // Storage is refused: the page has said it.
  }
}

/** Whether somebody on this device was too young less than a day ago. */
export function isNotYet(storage: Pick<Storage, 'getItem'>, now = Date.now()): boolean {
  try {
    return Number(storage.getItem(key) ?? 0) > now
  } catch {
    return false
  }
}
