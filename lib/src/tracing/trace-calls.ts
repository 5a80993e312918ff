import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { isTracingSuppressed } from '@opentelemetry/core'
import { writeTraceparent } from './traceparent.ts'

/** A `fetch` request as undici's diagnostics channel reports it. */
interface FetchRequest {
  origin: string | URL
  method: string
  addHeader(name: string, value: string): void
}

interface Call {
  method: string
  host: string
  setHeader?(name: string, value: string): void
}

const spans = new WeakMap<object, Span>()

function answered(request: object, status: number | undefined) {
  const span = spans.get(request)
  if (status === undefined) return
  span?.setAttribute('http.response.status_code', status)
  if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR })
}

function failed(request: object, error: unknown) {
  const type = error instanceof Error ? error.name : 'no answer'
  spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type)
}

function ended(request: object) {
  spans.get(request)?.end()
  spans.delete(request)
}

/**
 * Traces the outgoing calls of this process, by `fetch` and by node:http, through Node's diagnostics channels: nothing
 * is patched, so it works in a bundle too. Each span has the method, the host and the status. The rest of the URL is
 * left out, since it may be personal. Returns a function that stops tracing.
 */
export function traceCalls(tracer: Tracer, continuedAt: string | undefined): () => void {
  function begun(request: object, { method, host, setHeader }: Call) {
    const active = context.active()
    if (isTracingSuppressed(active) || !trace.getSpan(active)) return
    const attributes = { 'http.request.method': method, 'server.address': host }
    const span = tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes })
    spans.set(request, span)
    const header = host === continuedAt && writeTraceparent(span.spanContext())
    if (header) setHeader?.('traceparent', header)
  }

  const listeners: [string, (message: unknown) => void][] = [
    [
      'undici:request:create',
      (message) => {
        const { request } = message as { request: FetchRequest }
        const setHeader = (name: string, value: string) => request.addHeader(name, value)
        begun(request, { method: request.method, host: new URL(request.origin).host, setHeader })
      },
    ],
    [
      'undici:request:headers',
      (message) => {
        const { request, response } = message as { request: object; response: { statusCode: number } }
        answered(request, response.statusCode)
      },
    ],
    ['undici:request:trailers', (message) => ended((message as { request: object }).request)],
    [
      'undici:request:error',
      (message) => {
        const { request, error } = message as { request: object; error: unknown }
        failed(request, error)
        ended(request)
      },
    ],
    [
      'http.client.request.created',
      (message) => {
        const { request } = message as { request: ClientRequest }
        begun(request, { method: request.method, host: request.host })
        request.once('close', () => ended(request))
      },
    ],
    [
      'http.client.response.finish',
      (message) => {
        const { request, response } = message as { request: ClientRequest; response: IncomingMessage }
        answered(request, response.statusCode)
      },
    ],
    [
      'http.client.request.error',
      (message) => {
        const { request, error } = message as { request: ClientRequest; error: unknown }
        failed(request, error)
      },
    ],
  ]
  for (const [channel, listener] of listeners) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener)
  }
}
