import type { PushSubscriptionBody } from '@glimmer/contract'
import { registerWorker } from '#member/offline/register-worker.ts'
import { deviceName } from './device-name.ts'

/**
 * `home-screen`: an iPhone or iPad shows notifications only for apps on its Home Screen. `dismissed`: neither yes nor no,
 * so the browser will ask again.
 */
export type Asked = { kind: 'given'; subscription: PushSubscriptionBody } | { kind: Refusal }
export type Refusal = 'denied' | 'dismissed' | 'unsupported' | 'home-screen' | 'failed'

/** Whether this device can be reached at all, before anybody is asked. */
export function obstacle(
  from: Pick<Window, 'navigator'> & object = window,
): Exclude<Refusal, 'dismissed' | 'failed'> | undefined {
  if (!('PushManager' in from && 'Notification' in from && 'serviceWorker' in from.navigator)) {
    return /iPhone|iPad|iPod/.test(from.navigator.userAgent) ? 'home-screen' : 'unsupported'
  }
  return (from.Notification as typeof Notification).permission === 'denied' ? 'denied' : undefined
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Asks the person, then the browser's push service. Called from a press alone, as browsers want it. */
export async function askThisDevice(pushKey: string): Promise<Asked> {
  const without = obstacle()
  if (without) return { kind: without }
  const answer = await Notification.requestPermission()
  if (answer !== 'granted') return { kind: answer === 'denied' ? 'denied' : 'dismissed' }
  try {
    if (!(await registerWorker())) return { kind: 'unsupported' }
    const { pushManager } = await navigator.serviceWorker.ready
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) }
    const made = await pushManager.subscribe(options).catch(async () => {
      // Made for another key of ours: let go, and made again.
      await (await pushManager.getSubscription())?.unsubscribe()
      return pushManager.subscribe(options)
    })
    const subscription = { ...(made.toJSON() as PushSubscriptionBody), name: deviceName(navigator.userAgent) }
    return { kind: 'given', subscription }
  } catch {
    return { kind: 'failed' }
  }
}
