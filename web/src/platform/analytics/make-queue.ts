import type { AnalyticsBatch, AnalyticsEvent } from '@glimmer/contract'
import { onlyKnown } from './drop-unknown-events.ts'
import type { Happening } from './track.ts'

/** As many as the server takes at once. */
const mostAtOnce = 50
/** How long events wait for company, in milliseconds. */
const patience = 5_000

/** How a batch leaves: `leaving` when the page may be gone before an answer comes. Its failure is nobody's trouble. */
export type Send = (batch: AnalyticsBatch, leaving: boolean) => void

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
