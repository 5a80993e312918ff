import type { AnalyticsBatch, AnalyticsEvent } from '@glimmer/contract'
import { errorMessages, errorNames } from '@glimmer/contract/analytics-events'
import { techniques } from '@glimmer/contract/techniques'
import { removeItem } from '#lib/safe-storage.ts'
import { mayTrack, planKey, visitorKey } from './consent.ts'

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
export function resetVisitorId(store?: Pick<Storage, 'removeItem'>) {
  for (const key of [visitorKey, planKey]) removeItem(key, store)
}

type ClosedEvent = Exclude<AnalyticsEvent, { name: 'affirmation_generated' | 'error_reported' }>
type Generated = Extract<AnalyticsEvent, { name: 'affirmation_generated' }>

/** An event to track. Its description or error is reduced to closed lists before it is sent anywhere. */
export type TrackedEvent =
  | ClosedEvent
  | {
      name: 'affirmation_generated'
      properties: Omit<Generated['properties'], 'description'> & { description: string }
    }
  | { name: 'error_reported'; properties: { name: string; message: string } }

const status = /^Status [1-5]\d\d$/

/** The part of a message that browsers always write; what it quotes is dropped. */
const knownMessage = (message: string) =>
  status.test(message) ? message : (errorMessages.find((listed) => message.includes(listed)) ?? 'other')

/** Reduces an event to the closed lists, so that it may leave the device; undefined if its description is on none. */
export function redactEvent(event: TrackedEvent): AnalyticsEvent | undefined {
  if (event.name === 'error_reported') {
    const { name, message } = event.properties
    const kind = errorNames.find((listed) => listed === name) ?? 'Unknown'
    return { name: 'error_reported', properties: { name: kind, message: knownMessage(message) } }
  }
  if (event.name !== 'affirmation_generated') return event
  const { description, affirmation_themes } = event.properties
  const technique = techniques.find((listed) => description.includes(listed))
  return technique && { name: 'affirmation_generated', properties: { description: technique, affirmation_themes } }
}
