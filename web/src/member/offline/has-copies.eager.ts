const key = 'glimmer.kept'

/**
 * Whether this device holds copies to read offline: asked before anything is loaded that could read them, so that a
 * visitor pays nothing.
 */
export function hasOfflineCopies(): boolean {
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    return false
  }
}

export function markOfflineCopies(there: boolean) {
  try {
    if (there) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Storage is refused: nothing can be copied, and nothing is.
  }
}

let refused = false

/** Whether this device had no room, or no leave, for the copies it was last given. */
export const areCopiesRefused = () => refused

export const markCopiesRefused = (are: boolean) => {
  refused = are
}
