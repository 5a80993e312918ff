import type { PushSubscriptionBody } from '@glimmer/contract'
import { deviceName } from '@glimmer/contract/device-name'
import { readItem, removeItem, writeItem } from '#lib/safe-storage.ts'
import { api } from '#platform/api/client.ts'

/** Whose reminders come to this device, and by which address of the push service. */
const storedAs = 'glimmer.push'
/** The message of service-worker/push.ts after the push service gave this device another address. */
const changedMessage = 'push-changed'

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Subscribes at the browser's push service. A subscription that was made with another key is replaced. */
export async function subscribeAt(pushManager: PushManager, pushKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) }
  return pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
}

/** Tells the server where this device receives notifications, and remembers that it did. */
export async function reportSubscription(accountId: string, subscription: PushSubscription): Promise<void> {
  const body = { ...(subscription.toJSON() as PushSubscriptionBody), name: deviceName(navigator.userAgent) }
  await api('POST /users/reminders/subscriptions', { body })
  writeItem(storedAs, `${accountId} ${subscription.endpoint}`)
}

/** No longer follows the subscription of this device: at a sign-out, and when the user removes a device. */
export const forgetSubscription = () => removeItem(storedAs)

/** The address that the server was told for this account; undefined if its reminders do not come to this device. */
function reportedEndpoint(accountId: string): string | undefined {
  const [owner, endpoint] = readItem(storedAs)?.split(' ') ?? []
  return owner === accountId ? endpoint : undefined
}

/**
 * Tells the server if this device's subscription is another than the one it was told, or is gone: push services replace
 * them, and then the old one receives nothing.
 */
export async function renewSubscription(accountId: string): Promise<void> {
  const reported = reportedEndpoint(accountId)
  if (reported === undefined || Notification.permission !== 'granted') return
  const pushManager = (await navigator.serviceWorker.getRegistration())?.pushManager
  if (!pushManager) return
  const existing = await pushManager.getSubscription()
  if (existing?.endpoint === reported) return
  const current = existing ?? (await subscribeAt(pushManager, (await api('GET /users/reminders')).pushKey))
  await reportSubscription(accountId, current)
  if (current.endpoint !== reported)
    await api('POST /users/reminders/subscriptions/forget', { body: { endpoint: reported } })
}

/** Removes the badge of the installed app and the reminder that set it: the app is open, so it has been read. */
async function clearReminder(): Promise<void> {
  if (document.visibilityState !== 'visible') return
  const { clearAppBadge } = navigator as Partial<Pick<Navigator, 'clearAppBadge'>>
  await clearAppBadge?.call(navigator)
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications({ tag: 'reminder' })) ?? []) shown.close()
}

/**
 * Checks this device's subscription now, and whenever the push service changes it; clears the reminder whenever the app
 * is looked at. Returns a function that stops it.
 */
export function followSubscription(accountId: string): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => undefined
  const renew = () => void renewSubscription(accountId).catch(() => undefined)
  const clear = () => void clearReminder().catch(() => undefined)
  const onMessage = ({ data }: MessageEvent) => {
    if (data === changedMessage) renew()
  }
  serviceWorker.addEventListener('message', onMessage)
  document.addEventListener('visibilitychange', clear)
  renew()
  clear()
  return () => {
    serviceWorker.removeEventListener('message', onMessage)
    document.removeEventListener('visibilitychange', clear)
  }
}
