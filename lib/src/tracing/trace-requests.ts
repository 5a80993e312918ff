import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import type { FastifyReply } from 'fastify'
import type { Tracing } from './tracing.ts'

/** The context of a span named by a W3C `traceparent`. `tracestate` and `baggage` may contain anything: not read. */
const remoteSpan = (header: unknown) => {
  const named = typeof header === 'string' ? parseTraceParent(header) : null
  return named ? { ...named, isRemote: true } : undefined
}

/** The `traceparent` header that names a span. */
export function formatTraceparent(span: Span | undefined): string | undefined {
  if (!span) return undefined
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

/** Ends the span with the response, or when the caller disconnects. */
function endWith({ raw }: FastifyReply, span: Span) {
  raw.once('close', () => {
    if (raw.writableFinished) span.setAttribute('http.response.status_code', raw.statusCode)
    else span.setAttribute('error.type', 'caller_left')
    if (raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}

/** A span is named after its route alone: a URL holds ids and tokens, and a query string what a user has typed. */
export const traceRequests =
  (tracer: Tracer): Tracing['traceRequests'] =>
  (server, { except = [] } = {}) => {
    server.addHook('onRequest', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown'
      if (except.includes(route)) return done()
      const caller = remoteSpan(request.headers.traceparent)
      const parent = caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT
      const attributes = { 'http.request.method': request.method, 'http.route': route }
      const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
      endWith(reply, span)
      return context.with(trace.setSpan(parent, span), done)
    })
  }

/**
 * A job may run hours later, and one request may enqueue thousands: each job is its own trace, linked to where it came
 * from.
 */
export const traceJob =
  (tracer: Tracer): Tracing['traceJob'] =>
  async (name, enqueuedBy, work) => {
    const origin = remoteSpan(enqueuedBy)
    const links = origin ? [{ context: origin }] : []
    const span = tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER, root: true, links })
    try {
      return await context.with(trace.setSpan(ROOT_CONTEXT, span), work)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }
