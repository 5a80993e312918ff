import type { PushSubscriptionBody } from '@glimmer/contract'
import { deviceName } from '@glimmer/contract/device-name'
import { registerWorker } from '#member/offline/register-worker.ts'

/**
 * `home-screen`: an iPhone or iPad shows notifications only for apps on its Home Screen. `dismissed`: neither allowed
 * nor denied, so the browser will ask again.
 */
type PushResult = { kind: 'given'; subscription: PushSubscriptionBody } | { kind: PushObstacle }
export type PushObstacle = 'denied' | 'dismissed' | 'unsupported' | 'home-screen' | 'failed'

/** Why this device cannot show notifications, as far as is known before asking for permission. */
export function pushObstacle(
  from: Pick<Window, 'navigator'> & object = window,
): Exclude<PushObstacle, 'dismissed' | 'failed'> | undefined {
  if (!('PushManager' in from && 'Notification' in from && 'serviceWorker' in from.navigator)) {
    return /iPhone|iPad|iPod/.test(from.navigator.userAgent) ? 'home-screen' : 'unsupported'
  }
  return (from.Notification as typeof Notification).permission === 'denied' ? 'denied' : undefined
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/**
 * Asks for permission, then subscribes at the browser's push service. Browsers allow this only after a user gesture.
 */
export async function subscribeThisDevice(pushKey: string): Promise<PushResult> {
  const obstacle = pushObstacle()
  if (obstacle) return { kind: obstacle }
  const answer = await Notification.requestPermission()
  if (answer !== 'granted') return { kind: answer === 'denied' ? 'denied' : 'dismissed' }
  try {
    if (!(await registerWorker())) return { kind: 'unsupported' }
    const { pushManager } = await navigator.serviceWorker.ready
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) }
    const created = await pushManager.subscribe(options).catch(async () => {
      // An old subscription was made with another key: replace it.
      await (await pushManager.getSubscription())?.unsubscribe()
      return pushManager.subscribe(options)
    })
    const subscription = { ...(created.toJSON() as PushSubscriptionBody), name: deviceName(navigator.userAgent) }
    return { kind: 'given', subscription }
  } catch {
    return { kind: 'failed' }
  }
}
