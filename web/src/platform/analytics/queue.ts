import type { AnalyticsBatch, AnalyticsEvent } from '@glimmer/contract'
import { removeItem } from '#lib/safe-storage.ts'
import { mayTrack, visitorKey } from './consent.ts'
import { redactEvent, type TrackedEvent } from './redact-event.ts'

const address = '/api/analytics/events'
/** The most events the server accepts in one request. */
const maxBatch = 50
/** How long events are collected before they are sent. */
const gatherMs = 5_000

/** Sends a batch. `leaving`: the page may be gone before the response arrives. Failures are ignored. */
export type Send = (batch: AnalyticsBatch, leaving: boolean) => void

interface QueueOptions {
  send: Send
  mayTrack: () => boolean
  visitor: () => string
  isOnline: () => boolean
}

/** Collects events for `gatherMs` and sends them together. Offline, or once consent is withdrawn, they are dropped. */
export function eventQueue({ send, mayTrack, visitor, isOnline }: QueueOptions) {
  let waiting: AnalyticsEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = (leaving = false) => {
    clearTimeout(timer)
    timer = undefined
    const events = waiting
    waiting = []
    if (events.length > 0 && mayTrack() && isOnline()) send({ visitor: visitor(), events }, leaving)
  }
  return {
    add(tracked: TrackedEvent) {
      const event = redactEvent(tracked)
      if (!event || !mayTrack()) return
      waiting.push(event)
      if (waiting.length >= maxBatch) return flush()
      timer ??= setTimeout(() => flush(), gatherMs)
    },
    flush,
  }
}

/** Sends a batch without a token or cookie, so that it cannot be linked to an account. */
function sendToServer(batch: AnalyticsBatch, leaving: boolean) {
  const body = JSON.stringify(batch)
  if (leaving) return void navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }))
  const headers = { 'content-type': 'application/json' }
  void fetch(address, { method: 'POST', headers, body, credentials: 'omit', keepalive: true }).catch(() => undefined)
}

let queue: ReturnType<typeof eventQueue> | undefined

/** The queue of this page, which is flushed when the page is hidden or left. */
export function pageQueue() {
  if (queue) return queue
  const { add, flush } = eventQueue({
    send: sendToServer,
    mayTrack,
    visitor: () => visitorId(),
    isOnline: () => navigator.onLine,
  })
  // The last event a page is sure to get: phones end hidden pages without another.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush(true)
  })
  addEventListener('pagehide', () => flush(true))
  queue = { add, flush }
  return queue
}

/** Sends what is waiting under the old visitor id, then removes that id. */
export function resetAnalytics() {
  queue?.flush(true)
  resetVisitorId()
}

/** The random id of this device, created at the first call. Call it only when tracking is allowed. */
export function visitorId(store: Pick<Storage, 'getItem' | 'setItem'> = localStorage): string {
  const stored = store.getItem(visitorKey)
  if (stored) return stored
  const drawn = crypto.randomUUID()
  store.setItem(visitorKey, drawn)
  return drawn
}

/** Removes this device's visitor id, at sign-out: the next user must not be counted as the same visitor. */
export const resetVisitorId = (store?: Pick<Storage, 'removeItem'>) => removeItem(visitorKey, store)
