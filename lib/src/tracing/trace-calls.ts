import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { isTracingSuppressed } from '@opentelemetry/core'
import { formatTraceparent } from './trace-requests.ts'

/** A `fetch` request as undici's diagnostics channel reports it. */
interface FetchRequest {
  origin: string | URL
  method: string
  addHeader(name: string, value: string): void
}

/** A message of one of the channels, with as much of it as this module uses. */
type Message<Request extends object = object> = {
  request: Request
  response: { statusCode?: number }
  error: unknown
}

const spans = new WeakMap<object, Span>()

function setStatus({ request, response: { statusCode } }: Message) {
  const span = spans.get(request)
  if (!span || statusCode === undefined) return
  span.setAttribute('http.response.status_code', statusCode)
  if (statusCode >= 400) span.setStatus({ code: SpanStatusCode.ERROR })
}

function setError({ request, error }: Message) {
  const type = error instanceof Error ? error.name : 'no answer'
  spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type)
}

function end({ request }: Message) {
  spans.get(request)?.end()
  spans.delete(request)
}

/**
 * Traces the outgoing calls of this process, by `fetch` and by node:http, through Node's diagnostics channels: nothing
 * is patched, so it works in a bundle too. Each span has the method, the host and the status. The rest of the URL is
 * left out, since it may be personal. Returns a function that stops tracing.
 */
export function traceCalls(tracer: Tracer, continuedAt: string | undefined): () => void {
  function begin(request: object, method: string, host: string): Span | undefined {
    const active = context.active()
    if (isTracingSuppressed(active) || !trace.getSpan(active)) return undefined
    const attributes = { 'http.request.method': method, 'server.address': host }
    const span = tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes })
    spans.set(request, span)
    return span
  }

  const listeners = {
    'undici:request:create': ({ request }: Message<FetchRequest>) => {
      const { host } = new URL(request.origin)
      const header = formatTraceparent(begin(request, request.method, host))
      if (header && host === continuedAt) request.addHeader('traceparent', header)
    },
    'undici:request:headers': setStatus,
    'undici:request:trailers': end,
    'undici:request:error': (message: Message) => {
      setError(message)
      end(message)
    },
    'http.client.request.created': (message: Message<ClientRequest>) => {
      const { request } = message
      begin(request, request.method, request.host)
      request.once('close', () => end(message))
    },
    'http.client.response.finish': setStatus,
    'http.client.request.error': setError,
  }
  const all = Object.entries(listeners) as [string, (message: unknown) => void][]
  for (const [channel, listener] of all) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of all) unsubscribe(channel, listener)
  }
}
