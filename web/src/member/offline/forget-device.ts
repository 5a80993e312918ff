import { session } from '#auth/session.ts'
import { api } from '#platform/api/client.ts'
import { eraseAll, eraseCopies } from './device-store.ts'

/**
 * Erases what this device stores of anybody for reading offline: at a sign-out and when an account is deleted. Never
 * rejects: a browser that refuses storage holds nothing.
 */
export const forgetDevice = (): Promise<void> => eraseAll().catch(() => undefined)

/** Erases what could be read, and leaves what waits to be sent: a session has ended by itself. */
export const forgetCopies = (): Promise<void> => eraseCopies().catch(() => undefined)

const pushSubscription = async () =>
  'serviceWorker' in navigator
    ? (await navigator.serviceWorker.getRegistration())?.pushManager?.getSubscription()
    : undefined

/** Has this browser take no more notifications, whatever is still sent to it. Never rejects. */
export const refusePush = (): Promise<unknown> =>
  pushSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined)

/** Signing out is more urgent than the server's answer. */
const forgetPushTimeoutMs = 3_000

/**
 * Sends nobody's reminders to this device any more: the next person here may be another. Where the server cannot be
 * told, it forgets the device once a push service says that it is gone. Never rejects.
 */
export async function forgetPush(): Promise<void> {
  const endpoint = (await pushSubscription().catch(() => undefined))?.endpoint
  if (!endpoint) return
  const tellServer = async () => {
    if (!(await session.getToken())) return
    const signal = AbortSignal.timeout(forgetPushTimeoutMs)
    await api('POST /users/reminders/subscriptions/forget', { body: { endpoint }, signal })
  }
  await Promise.allSettled([tellServer(), refusePush()])
}
