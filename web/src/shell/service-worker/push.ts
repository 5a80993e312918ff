import { product } from '@glimmer/contract/product'

const tag = 'reminder'
const moment = '/moment'

/** The app's own screens that a notification may open, and the line it may name there. */
const ownPath = /^\/(moment|dashboard|library)(\?show=\w+)?(#line=[\w-]+)?$/

/** What a button does on the server: `POST /reminders/actions` of the API. */
type Action = 'feels-true' | 'later'
const titles: Record<Action, string> = { 'feels-true': 'Feels true', later: 'Later' }
const isAction = (action: unknown): action is Action => typeof action === 'string' && action in titles

export interface Message {
  title: string
  body: string
  /** Where a press on the notification leads. */
  path: string
  /** What the buttons send; there are none without it. */
  token?: string | undefined
  actions: Action[]
}

/**
 * Reads a push message. Falls back to a neutral one: if nothing were shown, the browser would show a sentence of its
 * own.
 */
export function readMessage(data: { json(): unknown } | null): Message {
  try {
    const { title, body, path, token, actions } = (data?.json() ?? {}) as Partial<Record<keyof Message, unknown>>
    if (typeof title === 'string' && typeof body === 'string')
      return {
        title,
        body,
        path: typeof path === 'string' && ownPath.test(path) ? path : moment,
        ...(typeof token === 'string' && { token }),
        actions: typeof token === 'string' && Array.isArray(actions) ? actions.filter(isAction) : [],
      }
  } catch {
    // Not one of our messages.
  }
  return { title: product.name, body: 'Your line for today is ready.', path: moment, actions: [] }
}

/** A notification's buttons. Where only two fit, Play is left out, which pressing the notification does too. */
export function buttonsOf({ actions }: Message, most: number) {
  const buttons = actions.map((action) => ({ action: action as string, title: titles[action] }))
  return buttons.length > 0 && buttons.length < most ? [{ action: 'play', title: 'Play' }, ...buttons] : buttons
}

/** Opens an address, in a tab of the app if there is one: what the user typed there is saved as a draft. */
export async function openApp(clients: Pick<Clients, 'matchAll' | 'openWindow'>, path: string): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [tab] = tabs.toSorted((a, b) => Number(b.focused) - Number(a.focused))
  if (!tab) return void (await clients.openWindow(path))
  const focused = await tab.focus()
  const { pathname, search, hash } = new URL(focused.url)
  if (pathname + search + hash === path) return
  // A tab that this worker does not control cannot be navigated.
  await focused.navigate(path).catch(() => clients.openWindow(path))
}

/**
 * Tells the server what a button says; it needs no session. Returns whether that succeeded: otherwise the app is opened,
 * where it can be said.
 */
export async function act(token: string, action: Action, send: typeof fetch = fetch): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ token, action })
  return send('/api/reminders/actions', { method: 'POST', headers, body }).then(
    ({ ok }) => ok,
    () => false,
  )
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

/** The badge of an installed app (W3C Badging API); not every browser has it. */
interface WithBadge {
  setAppBadge?(count: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

/**
 * Shows reminders, each silently replacing the last, with a badge on the app until it is read or closed. A press opens
 * the app; the buttons answer the line or put it off.
 */
export function listenForPush(worker: ServiceWorkerGlobalScope) {
  const badge = worker.navigator as WithBadge
  const clearBadge = () => badge.clearAppBadge?.().catch(() => undefined)
  worker.addEventListener('push', (event) => {
    const message = readMessage(event.data)
    const { title, body } = message
    const actions = buttonsOf(message, (Notification as { maxActions?: number }).maxActions ?? 0)
    const look = { body, data: message, tag, icon: '/icon-192.png', badge: '/icon-192.png', lang: 'en-GB', actions }
    event.waitUntil(
      Promise.all([worker.registration.showNotification(title, look), badge.setAppBadge?.(1).catch(() => undefined)]),
    )
  })
  worker.addEventListener('pushsubscriptionchange', (event) => {
    ;(event as ExtendableEvent).waitUntil(renewSubscription(worker, event as SubscriptionChange))
  })
  worker.addEventListener('notificationclose', (event) => event.waitUntil(Promise.resolve(clearBadge())))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { path, token } = event.notification.data as Message
    const press = async () => {
      const isDone = isAction(event.action) && token !== undefined && (await act(token, event.action))
      if (!isDone) await openApp(worker.clients, path)
    }
    event.waitUntil(Promise.all([clearBadge(), press()]))
  })
}
