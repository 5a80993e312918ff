import { fetchOk, readBytes, statusOf } from '#adapters/resilience/http.ts'
import { isTurnedAway, resilientCalls } from '#adapters/resilience/resilient-calls.ts'
import { TimedOut } from '#adapters/resilience/with-deadline.ts'
import type { VoiceFailure } from '#ports/voice.ts'

export interface ServerOptions {
  /** What the metrics call it; `voice` when left out. */
  provider?: string
  /** For everything: both tries and the wait between them. Eight seconds when left out. */
  timeoutMs?: number | undefined
  /** Milliseconds before a second try where the server does not say. */
  backoffMs?: number | undefined
  /** Told what went wrong, in words that hold nothing of what was to be spoken. */
  onTrouble?: ((trouble: string) => void) | undefined
}

/** What is sent: a GET without a body, a POST of JSON with one. */
export interface ServerRequest {
  url: string
  headers?: Record<string, string>
  body?: object
}

export type ServerAnswer<T> =
  | { ok: true; answer: T }
  | { ok: false; reason: Extract<VoiceFailure, 'timed-out' | 'broken'> }

/** A voice server somewhere else. */
export interface Server {
  /**
   * Asks, once more after 429 or 5xx where there is time, and answers what `read` makes of the body; what it cannot
   * read (undefined) is a failure like any other. Rejects, with the signal's reason, only when `signal` aborts.
   */
  ask<T>(
    request: ServerRequest,
    read: (body: Uint8Array) => Promise<T | undefined>,
    signal: AbortSignal,
  ): Promise<ServerAnswer<T>>
  close(): void
}

/** The server's own refusal of what was asked: no sign of its being unwell. */
const refusedRequest = new Set([400, 404, 413, 422])

/** A minute and a half of speech in the widest format a server might choose, and room to spare. */
const maxSpeechBytes = 24_000_000

const send = ({ url, headers, body }: ServerRequest, signal: AbortSignal) =>
  fetchOk(url, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal,
  })

/** A server behind a time limit, one retry and a breaker. */
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
        if (!isTurnedAway(error) && !closing.signal.aborted) onTrouble?.(describe(error))
        return { ok: false, reason: error instanceof TimedOut ? 'timed-out' : 'broken' }
      }
    },
    close: () => closing.abort(),
  }
}

/** The sentences of the network say the address at most, never the body. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? `: ${String(cause.code)}` : ''
  return `${error.message}${code}`
}
