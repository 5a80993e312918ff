import { fetchOk, readBytes, statusOf } from '#adapters/resilience/http.ts'
import { isCircuitOpen, resilientCalls } from '#adapters/resilience/resilient-calls.ts'
import { TimedOut } from '#adapters/resilience/with-deadline.ts'
import type { VoiceFailure } from '#ports/voice.ts'

export interface ServerOptions {
  /** The provider's name in the metrics; `voice` if left out. */
  provider?: string
  /** For the whole call: both attempts and the wait between them. Eight seconds if left out. */
  timeoutMs?: number | undefined
  /** Milliseconds before the second attempt, if the server sends no Retry-After. */
  backoffMs?: number | undefined
  /** Called with a description of a failure, which contains nothing of the text. */
  onTrouble?: ((trouble: string) => void) | undefined
}

/** The request: a GET without a body, a POST of JSON with one. */
export interface ServerRequest {
  url: string
  headers?: Record<string, string>
  body?: object
}

export type ServerAnswer<T> =
  | { ok: true; answer: T }
  | { ok: false; reason: Extract<VoiceFailure, 'timed-out' | 'broken'> }

/** A remote voice server. */
export interface Server {
  /**
   * Sends a request, retrying once after 429 or 5xx if time allows, and returns what `read` makes of the body; a body
   * it cannot read (undefined) is a failure like any other. Rejects, with the signal's reason, only when `signal`
   * aborts.
   */
  ask<T>(
    request: ServerRequest,
    read: (body: Uint8Array) => Promise<T | undefined>,
    signal: AbortSignal,
  ): Promise<ServerAnswer<T>>
  close(): void
}

/** Statuses that refuse the request itself: they do not mean that the server is unhealthy. */
const refusedRequest = new Set([400, 404, 413, 422])

/** A minute and a half of speech in the largest format a server might choose, with some to spare. */
const maxSpeechBytes = 24_000_000

const send = ({ url, headers, body }: ServerRequest, signal: AbortSignal) =>
  fetchOk(url, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal,
  })

/** A server with a timeout, one retry and a circuit breaker. */
export function voiceServer(options: ServerOptions): Server {
  const { provider = 'voice', timeoutMs = 8000, backoffMs = 300, onTrouble } = options
  const isProvidersFault = (error: unknown) => !refusedRequest.has(statusOf(error) ?? 0)
  const call = resilientCalls({ provider, timeoutMs, backoffMs, isProvidersFault })
  const closing = new AbortController()

  return {
    async ask(request, read, signal) {
      try {
        const answer = await call(
          async (attempt) => {
            const response = await attempt.retry(() => send(request, attempt.signal))
            const understood = await read(await readBytes(response, maxSpeechBytes))
            if (understood === undefined) throw new Error('it answered something else than speech')
            return understood
          },
          AbortSignal.any([signal, closing.signal]),
        )
        return { ok: true, answer }
      } catch (error) {
        signal.throwIfAborted()
        if (!isCircuitOpen(error) && !closing.signal.aborted) onTrouble?.(describe(error))
        return { ok: false, reason: error instanceof TimedOut ? 'timed-out' : 'broken' }
      }
    },
    close: () => closing.abort(),
  }
}

/** Network errors contain the address at most, never the body. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? `: ${String(cause.code)}` : ''
  return `${error.message}${code}`
}
