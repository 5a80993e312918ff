const key = 'glimmer.kept'

/**
 * Whether this device holds offline copies. Checked before the code that reads them is loaded, so that a visitor never
 * downloads that code.
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
    // Storage is refused: there can be no copies.
  }
}

let refused = false

/** Whether the browser refused the last copies, for lack of space or of permission. */
export const areCopiesRefused = () => refused

export const markCopiesRefused = (are: boolean) => {
  refused = are
}
