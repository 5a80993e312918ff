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

/** Goes to a tab of the app where there is one, and opens the day's moment where there is none. */
async function open(worker: ServiceWorkerGlobalScope) {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [tab] = tabs.toSorted((a, b) => Number(b.focused) - Number(a.focused))
  if (!tab) return worker.clients.openWindow(moment)
  return tab.focus()
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
    event.waitUntil(open(worker))
  })
}
