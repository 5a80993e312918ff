import { forgetDevice, refusePush } from './offline/forget-device.ts'

/** Says nothing of a person: how the page looks on this device, and whether its splash was shown. */
const keptKeys = ['darkMode', 'glimmer.greeted']

/** Removes every key but those: whatever a later feature stores goes too. */
export function clearStorage(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>) {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place))
  for (const key of keys) if (key !== null && !keptKeys.includes(key)) storage.removeItem(key)
}

/**
 * Erases what this browser stores of a deleted account: recordings in their own voice, offline copies, and every flag.
 * Another person's recordings stay, and so does the help that can be opened offline. Never rejects: a browser that
 * refuses storage holds nothing.
 */
export async function clearBrowserData(deleteRecordings: () => Promise<unknown>): Promise<void> {
  await deleteRecordings().catch(() => undefined)
  await Promise.all([forgetDevice(), refusePush()])
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    try {
      clearStorage(window[storage])
    } catch {
      // Storage is refused: there is nothing in it.
    }
}
