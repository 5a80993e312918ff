import type { AnalyticsSink, CountedEvent } from '#ports/analytics-sink.ts'
import { admit, type Breaker, closedBreaker, settle } from '#resilience/breaker.ts'

export interface PosthogOptions {
  /** Without a trailing slash. */
  host: string
  key: string
  onTrouble: (trouble: string) => void
  /** How long one request may take, in milliseconds; SPEC section 9. */
  timeout?: number
  /** How long closing waits for what is on its way, in milliseconds. */
  farewell?: number
}

const minute = 60_000
/** Events that wait in memory; what comes on top is dropped. */
const mostWaiting = 1_000
const mostAtOnce = 100

const toCapture = ({ id, visitor, event, at }: CountedEvent) => ({
  uuid: id,
  event: event.name,
  distinct_id: visitor,
  timestamp: at.toISOString(),
  // No profile of a person is made, and the address of our own server is nobody's place.
  properties: { ...event.properties, $process_person_profile: false, $geoip_disable: true },
})

/**
 * Hands events to PostHog, one request at a time, behind everybody's back. A batch that fails is dropped after a
 * second try; after three failures in a row nothing is tried for half a minute, and what comes meanwhile is dropped.
 */
export function posthogAnalytics(options: PosthogOptions): AnalyticsSink {
  const { host, key, onTrouble, timeout = minute, farewell = 5_000 } = options
  const waiting: CountedEvent[] = []
  const leaving = new AbortController()
  let breaker: Breaker = closedBreaker
  let working: Promise<void> | undefined

  const post = async (body: string) => {
    const signal = AbortSignal.any([AbortSignal.timeout(timeout), leaving.signal])
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${host}/batch/`, { method: 'POST', headers, body, signal, redirect: 'error' })
    await answer.body?.cancel()
    return answer.status
  }
  /** One try; what is thrown or refused becomes a word for the log that holds nothing of the events. */
  const attempt = async (body: string) => {
    try {
      const status = await post(body)
      return status < 300 ? undefined : `status ${status}`
    } catch (error) {
      return error instanceof Error ? error.name : 'no answer'
    }
  }
  const deliver = async (events: readonly CountedEvent[]) => {
    const admitted = admit(breaker, performance.now())
    if (!admitted) return
    breaker = admitted
    const body = JSON.stringify({ api_key: key, batch: events.map(toCapture) })
    const trouble = (await attempt(body)) && (await attempt(body))
    breaker = settle(breaker, trouble ? 'failed' : 'worked', performance.now())
    if (trouble) onTrouble(trouble)
  }
  const work = async () => {
    while (waiting.length > 0) await deliver(waiting.splice(0, mostAtOnce))
    working = undefined
  }

  return {
    async record(events) {
      waiting.push(...events.slice(0, Math.max(0, mostWaiting - waiting.length)))
      working ??= work()
    },
    forgetBefore: async () => undefined,
    async close() {
      const timer = setTimeout(() => {
        waiting.length = 0
        leaving.abort()
      }, farewell)
      await working
      clearTimeout(timer)
    },
  }
}
