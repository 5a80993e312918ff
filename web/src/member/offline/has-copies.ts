const key = 'glimmer.kept'

/**
 * Whether this device keeps something to read offline: asked before anything is loaded that could read it, so that a
 * visitor pays nothing.
 */
export function somethingKept(): boolean {
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    return false
  }
}

export function markKept(kept: boolean) {
  try {
    if (kept) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Storage is refused: nothing can be kept, and nothing is.
  }
}
