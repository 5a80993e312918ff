const tag = 'reminder'
const moment = '/moment'
const today = '/dashboard'

interface Message {
  title: string
  body: string
  /** Where a press on the notification leads. */
  path: typeof moment | typeof today
}

/**
 * Reads a push message. Falls back to a neutral one: if nothing were shown, the browser would show a sentence of its
 * own.
 */
export function readMessage(data: { json(): unknown } | null): Message {
  try {
    const { title, body, path } = (data?.json() ?? {}) as Partial<Message>
    if (typeof title === 'string' && typeof body === 'string')
      return { title, body, path: path === today ? today : moment }
  } catch {
    // Not one of our messages.
  }
  return { title: 'Glimmer', body: 'Your line for today is ready.', path: moment }
}

/** Opens an address, in a tab of the app if there is one: what the user typed there is saved as a draft. */
export async function openApp(clients: Pick<Clients, 'matchAll' | 'openWindow'>, path: Message['path']): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [tab] = tabs.toSorted((a, b) => Number(b.focused) - Number(a.focused))
  if (!tab) return void (await clients.openWindow(path))
  const focused = await tab.focus()
  if (new URL(focused.url).pathname === path) return
  // A tab that this worker does not control cannot be navigated.
  await focused.navigate(path).catch(() => clients.openWindow(path))
}

/** The message that member/push-subscription.ts listens for. */
const changedMessage = 'push-changed'

interface SubscriptionChange {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/**
 * Subscribes again after the push service ended a subscription, unless the browser has done so, and tells the tabs of
 * the app. The worker has no access token: if no tab is open, the next one reports the new subscription at its start.
 */
export async function renewSubscription(
  { clients, registration }: Pick<ServiceWorkerGlobalScope, 'clients' | 'registration'>,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey
  if (!newSubscription && applicationServerKey)
    await registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey })
      // The next start of the app tries again.
      .catch(() => undefined)
  for (const tab of await clients.matchAll({ type: 'window' })) tab.postMessage(changedMessage)
}

/** Shows reminders, each silently replacing the last, and opens the app when one is pressed. */
export function listenForPush(worker: ServiceWorkerGlobalScope) {
  worker.addEventListener('push', (event) => {
    const { title, body, path } = readMessage(event.data)
    const look = { body, data: path, tag, icon: '/icon-192.png', badge: '/icon-192.png', lang: 'en-GB' }
    event.waitUntil(worker.registration.showNotification(title, look))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => {
    ;(event as ExtendableEvent).waitUntil(renewSubscription(worker, event as SubscriptionChange))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openApp(worker.clients, event.notification.data === today ? today : moment))
  })
}
