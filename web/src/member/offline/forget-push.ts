import { session } from '#auth/session.ts'
import { api } from '#platform/api/client.ts'

/** How long, in milliseconds, the server is waited for: signing out is more urgent. */
const patience = 3_000

const subscriptionHere = async () =>
  'serviceWorker' in navigator
    ? (await navigator.serviceWorker.getRegistration())?.pushManager?.getSubscription()
    : undefined

/** Has this browser take no more notifications, whatever is still sent to it. Never rejects. */
export const refusePush = (): Promise<unknown> =>
  subscriptionHere()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined)

/**
 * Sends nobody's reminders to this device any more: the next person here may be another. Where the server cannot be
 * told, it forgets the device once a push service says that it is gone. Never rejects.
 */
export async function forgetPush(): Promise<void> {
  const endpoint = (await subscriptionHere().catch(() => undefined))?.endpoint
  if (!endpoint) return
  const tell = async () => {
    if (!(await session.getToken())) return
    const signal = AbortSignal.timeout(patience)
    await api('POST /users/reminders/subscriptions/forget', { body: { endpoint }, signal })
  }
  await Promise.allSettled([tell(), refusePush()])
}
