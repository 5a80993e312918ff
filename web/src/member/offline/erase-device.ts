import { session } from '#auth/session.ts'
import { api } from '#platform/api/client.ts'
import { forgetSubscription } from '../push-subscription.ts'
import { eraseSharedText } from '../share-target.ts'
import { eraseAll, eraseCopies } from './device-store.ts'

/**
 * Erases what this device stores for reading offline, of any user, and text that was shared to the app: at a sign-out,
 * and when an account is deleted. Never rejects: a browser that refuses storage holds nothing.
 */
export const eraseDevice = async (): Promise<void> => {
  await Promise.allSettled([eraseAll(), eraseSharedText()])
}

/** Erases what can be read, but not the queue, after a session has ended by itself. Never rejects. */
export const eraseOfflineCopies = (): Promise<void> => eraseCopies().catch(() => undefined)

const pushSubscription = async () =>
  'serviceWorker' in navigator
    ? (await navigator.serviceWorker.getRegistration())?.pushManager?.getSubscription()
    : undefined

/** Unsubscribes this browser from notifications, whatever is still sent to it. Never rejects. */
export const endPushSubscription = (): Promise<unknown> =>
  pushSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined)

/** Signing out must not wait any longer for the server. */
const unsubscribePushTimeoutMs = 3_000

/**
 * Stops reminders to this device: the next user may be another. Where the server cannot be reached, it forgets the
 * device once the push service reports that the subscription is gone. Never rejects.
 */
export async function unsubscribePush(): Promise<void> {
  forgetSubscription()
  const endpoint = (await pushSubscription().catch(() => undefined))?.endpoint
  if (!endpoint) return
  const tellServer = async () => {
    if (!(await session.getToken())) return
    const signal = AbortSignal.timeout(unsubscribePushTimeoutMs)
    await api('POST /users/reminders/subscriptions/forget', { body: { endpoint }, signal })
  }
  await Promise.allSettled([tellServer(), endPushSubscription()])
}

/** Says nothing about the user: the theme of this device. */
const keptKeys = ['darkMode']

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
