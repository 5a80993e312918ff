import { registerWorker } from '#member/offline/register-worker.ts'
import { subscribeAt } from '#member/push-subscription.ts'

/**
 * `home-screen`: an iPhone or iPad shows notifications only for apps on its Home Screen. `dismissed`: neither allowed
 * nor denied, so the browser will ask again.
 */
type PushResult = { kind: 'given'; subscription: PushSubscription } | { kind: PushObstacle }
export type PushObstacle = 'denied' | 'dismissed' | 'unsupported' | 'home-screen' | 'failed'

/** Only Apple's touch devices say whether a page was opened from the Home Screen, whatever they call themselves. */
const couldBeOnHomeScreen = (device: Navigator & { standalone?: boolean }) =>
  device.standalone === false && device.maxTouchPoints > 0

/** Why this device cannot show notifications, as far as is known before asking for permission. */
export function pushObstacle(
  from: Pick<Window, 'navigator'> & object = window,
): Exclude<PushObstacle, 'dismissed' | 'failed'> | undefined {
  if (!('PushManager' in from && 'Notification' in from && 'serviceWorker' in from.navigator)) {
    return couldBeOnHomeScreen(from.navigator) ? 'home-screen' : 'unsupported'
  }
  return (from.Notification as typeof Notification).permission === 'denied' ? 'denied' : undefined
}

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
    return { kind: 'given', subscription: await subscribeAt(pushManager, pushKey) }
  } catch {
    return { kind: 'failed' }
  }
}
