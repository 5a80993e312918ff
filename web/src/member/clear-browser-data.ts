import { endPushSubscription, eraseDevice } from './offline/erase-device.ts'

/** These say nothing about the user: the theme of this device, and whether its splash was shown. */
const keptKeys = ['darkMode', 'glimmer.greeted']

/** Removes every key but `keptKeys`, including those of later features. */
export function clearStorage(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key !== null && !keptKeys.includes(key)) storage.removeItem(key)
}

/**
 * Erases what this browser stores of a deleted account: its voice recordings, the offline copies, and every flag.
 * Another user's recordings stay, and so does the help that opens offline. Never rejects: a browser that refuses
 * storage holds nothing.
 */
export async function clearBrowserData(deleteRecordings: () => Promise<unknown>): Promise<void> {
  await deleteRecordings().catch(() => undefined)
  await Promise.all([eraseDevice(), endPushSubscription()])
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    try {
      clearStorage(window[storage])
    } catch {
      // Storage is refused, so nothing is stored.
    }
}
