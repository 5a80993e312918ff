import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readTraceparent } from './traceparent.ts'
import type { Tracing } from './tracing.ts'

/** The caller's span, if the request carries a valid `traceparent`. */
function parentOf({ headers }: FastifyRequest): Context {
  const named = readTraceparent(headers.traceparent)
  return named ? trace.setSpanContext(ROOT_CONTEXT, named) : ROOT_CONTEXT
}

/** Named after its route alone: a URL holds ids and tokens, and a query string holds what a user has typed. */
function startSpan(tracer: Tracer, request: FastifyRequest, route: string, parent: Context): Span {
  const attributes = { 'http.request.method': request.method, 'http.route': route }
  return tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
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

export const traceRequests =
  (tracer: Tracer): Tracing['traceRequests'] =>
  (server, { except = [] } = {}) => {
    server.addHook('onRequest', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown'
      if (except.includes(route)) return done()
      const parent = parentOf(request)
      const span = startSpan(tracer, request, route, parent)
      endWith(reply, span)
      return context.with(trace.setSpan(parent, span), done)
    })
  }
