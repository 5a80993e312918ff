import type { AnalyticsSink, CountedEvent } from '#ports/analytics-sink.ts'
import { describeFailure, fetchOk } from '../resilience/http.ts'
import { isCircuitOpen, resilientCalls } from '../resilience/resilient-calls.ts'

export interface PosthogOptions {
  /** Without a trailing slash. */
  host: string
  key: string
  onTrouble: (trouble: string) => void
  /** For one batch, including the retry; a minute if left out. */
  timeoutMs?: number
  /** How long closing waits for events in flight; five seconds if left out. */
  closeTimeoutMs?: number
}

/** The maximum number of queued events; further ones are dropped. */
const maxQueued = 1_000
const maxBatch = 100

const toCapture = ({ id, visitor, event, at }: CountedEvent) => ({
  uuid: id,
  event: event.name,
  distinct_id: visitor,
  timestamp: at.toISOString(),
  // No person profiles, and no geolocation: the address PostHog sees is our server's.
  properties: { ...event.properties, $process_person_profile: false, $geoip_disable: true },
})

/**
 * Sends events to PostHog in the background, one request at a time. A batch that fails is retried once and then
 * dropped. After three failures in a row nothing is sent for half a minute, and events that arrive meanwhile are
 * dropped.
 */
export function posthogAnalytics(options: PosthogOptions): AnalyticsSink {
  const { host, key, onTrouble, timeoutMs = 60_000, closeTimeoutMs = 5_000 } = options
  const waiting: CountedEvent[] = []
  const leaving = new AbortController()
  const call = resilientCalls({ provider: 'analytics-sink', timeoutMs, backoffMs: 0, isTransient: () => true })
  let working: Promise<void> | undefined

  const post = async (body: string, signal: AbortSignal) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetchOk(`${host}/batch/`, { method: 'POST', headers, body, signal })
    await answer.body?.cancel()
  }
  const deliver = async (events: readonly CountedEvent[]) => {
    const body = JSON.stringify({ api_key: key, batch: events.map(toCapture) })
    try {
      await call(({ signal, retry }) => retry(() => post(body, signal)), leaving.signal)
    } catch (error) {
      if (!isCircuitOpen(error)) onTrouble(describeFailure(error))
    }
  }
  const work = async () => {
    while (waiting.length > 0) await deliver(waiting.splice(0, maxBatch))
    working = undefined
  }

  return {
    async record(events) {
      waiting.push(...events.slice(0, Math.max(0, maxQueued - waiting.length)))
      working ??= work()
    },
    async close() {
      const timer = setTimeout(() => {
        waiting.length = 0
        leaving.abort()
      }, closeTimeoutMs)
      await working
      clearTimeout(timer)
    },
  }
}
