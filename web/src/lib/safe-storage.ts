/*
 * Web storage for what may be lost. A browser that refuses storage throws, even where `localStorage` is only named; here
 * it counts as one that stores nothing.
 */

/** The stored item; null if there is none, or storage is refused. */
export function readItem(key: string, storage?: Pick<Storage, 'getItem'>): string | null {
  try {
    return (storage ?? localStorage).getItem(key)
  } catch {
    return null
  }
}

/** Stores an item. Returns false if storage is refused or full. */
export function writeItem(key: string, value: string, storage?: Pick<Storage, 'setItem'>): boolean {
  try {
    ;(storage ?? localStorage).setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Removes an item, if there is one. */
export function removeItem(key: string, storage?: Pick<Storage, 'removeItem'>) {
  try {
    ;(storage ?? localStorage).removeItem(key)
  } catch {
    // Storage is refused, so nothing is stored.
  }
}
