import type { AnalyticsBatch, AnalyticsEvent } from '@glimmer/contract'
import { forgetVisitor, mayCount, visitorNumber } from './consent.ts'
import { onlyKnown } from './known.ts'
import type { Happening } from './track.ts'

const address = '/api/analytics/events'
/** As many as the server takes at once. */
const mostAtOnce = 50
/** How long events wait for company, in milliseconds. */
const patience = 5_000

/** How a batch leaves: `leaving` when the page may be gone before an answer comes. Its failure is nobody's trouble. */
export type Send = (batch: AnalyticsBatch, leaving: boolean) => void

/** Neither a token nor a cookie goes along: what arrives belongs to no account. */
function sendToServer(batch: AnalyticsBatch, leaving: boolean) {
  const body = JSON.stringify(batch)
  if (leaving) return void navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }))
  const headers = { 'content-type': 'application/json' }
  void fetch(address, { method: 'POST', headers, body, credentials: 'omit', keepalive: true }).catch(() => undefined)
}

interface Around {
  send: Send
  may: () => boolean
  visitor: () => string
  isOnline: () => boolean
}

/** Collects events for a few seconds and sends them together. Offline, or when the consent is gone, they are dropped. */
export function makeQueue({ send, may, visitor, isOnline }: Around) {
  let waiting: AnalyticsEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = (leaving = false) => {
    clearTimeout(timer)
    timer = undefined
    const events = waiting
    waiting = []
    if (events.length > 0 && may() && isOnline()) send({ visitor: visitor(), events }, leaving)
  }
  return {
    add(happening: Happening) {
      const event = onlyKnown(happening)
      if (!event || !may()) return
      waiting.push(event)
      if (waiting.length >= mostAtOnce) return flush()
      timer ??= setTimeout(() => flush(), patience)
    },
    flush,
  }
}

export const queue = makeQueue({
  send: sendToServer,
  may: mayCount,
  visitor: () => visitorNumber(),
  isOnline: () => navigator.onLine,
})

// The last moment a page is sure to have: phones end hidden pages without another word.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') queue.flush(true)
})
addEventListener('pagehide', () => queue.flush(true))

/** Sends what waits under the old number, and forgets it. */
export function endCounting() {
  queue.flush(true)
  forgetVisitor()
}
