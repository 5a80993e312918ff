const key = 'glimmer.keeps-nothing'
const watchers = new Set<() => void>()

/** Whether this device must not store what is read or recorded on it. Not cached: another tab may change it. */
export function isStorageDisabled(): boolean {
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    // Storage is refused, so nothing can be stored anyway.
    return false
  }
}

/** Sets it for this device, whoever signs in. The features that have stored data here delete it themselves. */
export function setStorageDisabled(on: boolean) {
  try {
    if (on) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Storage is refused, so nothing is stored anyway.
  }
  for (const changed of [...watchers]) changed()
}

/** Calls `changed` when the setting changes, here or in another tab. Returns a function that unsubscribes. */
export function onStorageDisabledChange(changed: () => void): () => void {
  watchers.add(changed)
  addEventListener('storage', changed)
  return () => {
    watchers.delete(changed)
    removeEventListener('storage', changed)
  }
}
