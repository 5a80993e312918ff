import { forgetDevice, refusePush } from '#member/offline/forget-device.ts'
import { ownRecordings } from '#modules/listening/own-voice/recordings.ts'

/** What says nothing of a person: how the page looks on this device, and whether its splash was shown. */
const stays = ['darkMode', 'glimmer.greeted']

/** Removes all but `stays`: whatever a later feature keeps there goes too. */
export function forgetStorage(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>) {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place))
  for (const key of keys) if (key !== null && !stays.includes(key)) storage.removeItem(key)
}

/**
 * Erases what this browser keeps of a deleted account: recordings in their own voice, what could be read offline, and
 * every flag. Another person's recordings stay, and so does the help that can be opened offline. Never rejects: a
 * browser that refuses storage holds nothing.
 */
export async function forgetHere(userId: string): Promise<void> {
  await ownRecordings(userId)
    .deleteAll()
    .catch(() => undefined)
  await Promise.all([forgetDevice(), refusePush()])
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    try {
      forgetStorage(window[storage])
    } catch {
      // Storage is refused: there is nothing in it.
    }
}
