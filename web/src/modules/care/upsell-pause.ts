const key = 'glimmer.gentle-until'
/** How long, in milliseconds, nothing is offered for sale after the lowest mood; WRITING "Care". */
const lastsMs = 24 * 60 * 60 * 1000

/** Begins a day in which the screen asks for nothing. Only the end of it is remembered, on this device. */
export function beGentle(storage: Pick<Storage, 'setItem'>, now = Date.now()) {
  try {
    storage.setItem(key, String(now + lastsMs))
  } catch {
    // Storage is refused: this page stays gentle through its own state.
  }
}

export function isGentle(storage: Pick<Storage, 'getItem'>, now = Date.now()): boolean {
  try {
    return Number(storage.getItem(key) ?? 0) > now
  } catch {
    return false
  }
}
