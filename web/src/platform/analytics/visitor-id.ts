import { removeItem } from '#lib/safe-storage.ts'
import { visitorKey } from './consent.ts'

/** The random id of this device, created at the first call. Call it only when tracking is allowed. */
export function visitorId(store: Pick<Storage, 'getItem' | 'setItem'> = localStorage): string {
  const stored = store.getItem(visitorKey)
  if (stored) return stored
  const drawn = crypto.randomUUID()
  store.setItem(visitorKey, drawn)
  return drawn
}

/** Removes this device's visitor id, at sign-out: the next user must not be counted as the same visitor. */
export const resetVisitorId = (store?: Pick<Storage, 'removeItem'>) => removeItem(visitorKey, store)
