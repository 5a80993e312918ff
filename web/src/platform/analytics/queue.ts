import type { AnalyticsBatch } from '@glimmer/contract'
import { forgetVisitor, mayCount, visitorNumber } from './consent.ts'
import { makeQueue } from './make-queue.ts'

const address = '/api/analytics/events'

/** Neither a token nor a cookie goes along: what arrives belongs to no account. */
function sendToServer(batch: AnalyticsBatch, leaving: boolean) {
  const body = JSON.stringify(batch)
  if (leaving) return void navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }))
  const headers = { 'content-type': 'application/json' }
  void fetch(address, { method: 'POST', headers, body, credentials: 'omit', keepalive: true }).catch(() => undefined)
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
