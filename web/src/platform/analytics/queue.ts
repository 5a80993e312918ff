import type { AnalyticsBatch, AnalyticsEvent } from '@glimmer/contract'
import { forgetVisitor, mayCount, visitorNumber } from './consent.ts'
import { dropUnknown, type TrackedEvent } from './drop-unknown-events.ts'

const address = '/api/analytics/events'
/** As many as the server takes at once. */
const maxBatch = 50
/** How long events wait for others to be sent with. */
const gatherMs = 5_000

/** How a batch leaves: `leaving` when the page may be gone before an answer comes. Its failure is nobody's trouble. */
export type Send = (batch: AnalyticsBatch, leaving: boolean) => void

interface QueueOptions {
  send: Send
  mayCount: () => boolean
  visitor: () => string
  isOnline: () => boolean
}

/** Collects events for a few seconds and sends them together. Offline, or when the consent is gone, they are dropped. */
export function eventQueue({ send, mayCount, visitor, isOnline }: QueueOptions) {
  let waiting: AnalyticsEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = (leaving = false) => {
    clearTimeout(timer)
    timer = undefined
    const events = waiting
    waiting = []
    if (events.length > 0 && mayCount() && isOnline()) send({ visitor: visitor(), events }, leaving)
  }
  return {
    add(tracked: TrackedEvent) {
      const event = dropUnknown(tracked)
      if (!event || !mayCount()) return
      waiting.push(event)
      if (waiting.length >= maxBatch) return flush()
      timer ??= setTimeout(() => flush(), gatherMs)
    },
    flush,
  }
}

/** Neither a token nor a cookie goes along: what arrives belongs to no account. */
function sendToServer(batch: AnalyticsBatch, leaving: boolean) {
  const body = JSON.stringify(batch)
  if (leaving) return void navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }))
  const headers = { 'content-type': 'application/json' }
  void fetch(address, { method: 'POST', headers, body, credentials: 'omit', keepalive: true }).catch(() => undefined)
}

let queue: ReturnType<typeof eventQueue> | undefined

/** The queue of this page, which sends what waits before the page goes. */
export function pageQueue() {
  if (queue) return queue
  const { add, flush } = eventQueue({
    send: sendToServer,
    mayCount,
    visitor: () => visitorNumber(),
    isOnline: () => navigator.onLine,
  })
  // The last moment a page is sure to have: phones end hidden pages without another word.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush(true)
  })
  addEventListener('pagehide', () => flush(true))
  queue = { add, flush }
  return queue
}

/** Sends what waits under the old number, and forgets it. */
export function endCounting() {
  queue?.flush(true)
  forgetVisitor()
}
