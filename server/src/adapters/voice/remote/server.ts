import { setTimeout as pause } from 'node:timers/promises'
import type { VoiceFailure } from '#ports/voice.ts'
import { admit, closedBreaker, type Outcome, settle } from '#resilience/breaker.ts'
import { readRetryAfter } from '#resilience/retry-after.ts'
import { readBody } from './read-body.ts'

export interface ServerOptions {
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
const ABOUT_THE_REQUEST = new Set([400, 404, 413, 422])
const isPassing = (status: number) => status === 429 || status >= 500

class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`it answered ${status}`)
    this.status = status
  }
}

function send({ url, headers, body }: ServerRequest, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    // A redirect would take the key to somebody else.
    redirect: 'error',
    signal,
  })
}

/** A server behind a time limit, one retry and a breaker. */
export function voiceServer({ timeoutMs = 8000, backoffMs = 300, onTrouble }: ServerOptions): Server {
  let breaker = closedBreaker
  const closing = new AbortController()

  async function sendTwice(request: ServerRequest, signal: AbortSignal, deadline: number): Promise<Response> {
    const first = await send(request, signal)
    if (!isPassing(first.status)) return first
    const wait = readRetryAfter(first.headers.get('retry-after'), Date.now()) ?? backoffMs
    if (performance.now() + wait >= deadline) return first
    await first.body?.cancel()
    await pause(wait, undefined, { signal })
    return send(request, signal)
  }

  async function fetchAndRead<T>(
    request: ServerRequest,
    read: (body: Uint8Array) => Promise<T | undefined>,
    signal: AbortSignal,
    deadline: number,
  ): Promise<T> {
    const response = await sendTwice(request, signal, deadline)
    if (!response.ok) {
      await response.body?.cancel()
      throw new Refused(response.status)
    }
    const answer = await read(await readBody(response))
    if (answer === undefined) throw new Error('it answered something else than speech')
    return answer
  }

  function end(outcome: Outcome) {
    breaker = settle(breaker, outcome, performance.now())
  }

  function fail(error: unknown, late: boolean): ServerAnswer<never> {
    onTrouble?.(late ? 'it took too long' : describe(error))
    end(error instanceof Refused && ABOUT_THE_REQUEST.has(error.status) ? 'left' : 'failed')
    return { ok: false, reason: late ? 'timed-out' : 'broken' }
  }

  async function ask<T>(
    request: ServerRequest,
    read: (body: Uint8Array) => Promise<T | undefined>,
    signal: AbortSignal,
  ): Promise<ServerAnswer<T>> {
    signal.throwIfAborted()
    const admitted = closing.signal.aborted ? undefined : admit(breaker, performance.now())
    if (!admitted) return { ok: false, reason: 'broken' }
    breaker = admitted
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), timeoutMs)
    const stop = AbortSignal.any([signal, closing.signal, limit.signal])
    try {
      const answer = await fetchAndRead(request, read, stop, performance.now() + timeoutMs)
      end('worked')
      return { ok: true, answer }
    } catch (error) {
      if (!signal.aborted && !closing.signal.aborted) return fail(error, limit.signal.aborted)
      end('left')
      signal.throwIfAborted()
      return { ok: false, reason: 'broken' }
    } finally {
      clearTimeout(timer)
    }
  }

  return { ask, close: () => closing.abort() }
}

/** The sentences of the network say the address at most, never the body. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? `: ${String(cause.code)}` : ''
  return `${error.message}${code}`
}
