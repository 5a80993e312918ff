const tag = 'reminder'
const moment = '/moment'

interface Message {
  title: string
  body: string
}

/** What was pushed; whatever it is, something is shown, or the browser shows a sentence of its own. */
export function readMessage(data: { json(): unknown } | null): Message {
  try {
    const { title, body } = (data?.json() ?? {}) as Partial<Message>
    if (typeof title === 'string' && typeof body === 'string') return { title, body }
  } catch {
    // Nothing of ours.
  }
  return { title: 'Glimmer', body: 'Your line for today is ready.' }
}

/** Opens the day's moment: in a tab of the app where there is one, where what is typed is stored as a draft. */
export async function openMoment(clients: Pick<Clients, 'matchAll' | 'openWindow'>): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [tab] = tabs.toSorted((a, b) => Number(b.focused) - Number(a.focused))
  if (!tab) return void (await clients.openWindow(moment))
  const focused = await tab.focus()
  if (new URL(focused.url).pathname === moment) return
  // A tab from before this worker cannot be led.
  await focused.navigate(moment).catch(() => clients.openWindow(moment))
}

/** Shows reminders, one at a time and silently in place of the last, and opens the app from them. */
export function listenForPush(worker: ServiceWorkerGlobalScope) {
  worker.addEventListener('push', (event) => {
    const { title, body } = readMessage(event.data)
    const look = { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', lang: 'en-GB' }
    event.waitUntil(worker.registration.showNotification(title, look))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openMoment(worker.clients))
  })
}
