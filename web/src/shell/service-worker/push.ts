const tag = 'reminder'
const moment = '/moment'
const today = '/dashboard'

interface Message {
  title: string
  body: string
  /** What a press opens. */
  path: typeof moment | typeof today
}

/** What was pushed; whatever it is, something is shown, or the browser shows a sentence of its own. */
export function readMessage(data: { json(): unknown } | null): Message {
  try {
    const { title, body, path } = (data?.json() ?? {}) as Partial<Message>
    if (typeof title === 'string' && typeof body === 'string')
      return { title, body, path: path === today ? today : moment }
  } catch {
    // Nothing of ours.
  }
  return { title: 'Glimmer', body: 'Your line for today is ready.', path: moment }
}

/** Opens an address: in a tab of the app where there is one, where what is typed is stored as a draft. */
export async function openApp(clients: Pick<Clients, 'matchAll' | 'openWindow'>, path: Message['path']): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [tab] = tabs.toSorted((a, b) => Number(b.focused) - Number(a.focused))
  if (!tab) return void (await clients.openWindow(path))
  const focused = await tab.focus()
  if (new URL(focused.url).pathname === path) return
  // A tab from before this worker cannot be led.
  await focused.navigate(path).catch(() => clients.openWindow(path))
}

/** Shows reminders, one at a time and silently in place of the last, and opens the app from them. */
export function listenForPush(worker: ServiceWorkerGlobalScope) {
  worker.addEventListener('push', (event) => {
    const { title, body, path } = readMessage(event.data)
    const look = { body, data: path, tag, icon: '/icon-192.png', badge: '/icon-192.png', lang: 'en-GB' }
    event.waitUntil(worker.registration.showNotification(title, look))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openApp(worker.clients, event.notification.data === today ? today : moment))
  })
}
