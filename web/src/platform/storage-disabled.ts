import { useSyncExternalStore } from 'react'
import { readItem, removeItem, writeItem } from '#lib/safe-storage.ts'

const key = 'glimmer.keeps-nothing'
const watchers = new Set<() => void>()

/**
 * Whether this device must not store what is read or recorded on it. Not cached: another tab may change it. False if
 * the browser refuses storage, where nothing can be stored anyway.
 */
export const isStorageDisabled = (): boolean => readItem(key) === '1'

/** Sets it for this device, whoever signs in. The features that have stored data here delete it themselves. */
export function setStorageDisabled(on: boolean) {
  if (on) writeItem(key, '1')
  else removeItem(key)
  for (const changed of [...watchers]) changed()
}

/** Calls `changed` when the setting changes, here or in another tab. Returns a function that unsubscribes. */
function onStorageDisabledChange(changed: () => void): () => void {
  watchers.add(changed)
  addEventListener('storage', changed)
  return () => {
    watchers.delete(changed)
    removeEventListener('storage', changed)
  }
}

/** Whether this device must not store anything. A separate file: storage-disabled.ts also runs without React. */
export const useIsStorageDisabled = () => useSyncExternalStore(onStorageDisabledChange, isStorageDisabled)
