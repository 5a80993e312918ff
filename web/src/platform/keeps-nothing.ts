const key = 'glimmer.keeps-nothing'
const watchers = new Set<() => void>()

/** Whether this device is to keep nothing of what is read or recorded here. Each time anew: another tab may have chosen. */
export function keepsNothing(): boolean {
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    // Storage is refused: nothing can be kept, and nothing is.
    return false
  }
}

/** Chooses for this device, whoever signs in on it. What is here already is deleted by whoever keeps it. */
export function chooseKeepsNothing(on: boolean) {
  try {
    if (on) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Storage is refused: nothing is kept anyhow.
  }
  for (const changed of [...watchers]) changed()
}

/** Calls `changed` when somebody chooses, here or in another tab. Returns a function that stops it. */
export function onKeepsNothing(changed: () => void): () => void {
  watchers.add(changed)
  addEventListener('storage', changed)
  return () => {
    watchers.delete(changed)
    removeEventListener('storage', changed)
  }
}
