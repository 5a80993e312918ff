import { isSpanContextValid, type SpanContext, TraceFlags } from '@opentelemetry/api'

const shape = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/

/**
 * The span that a `traceparent` header names (W3C Trace Context, section 3.2); undefined for anything else.
 * `tracestate` and `baggage` are ignored: they may contain anything.
 */
export function readTraceparent(header: unknown): SpanContext | undefined {
  const [, traceId, spanId, flags] = shape.exec(typeof header === 'string' ? header : '') ?? []
  if (!traceId || !spanId || !flags) return undefined
  const named = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true }
  return isSpanContextValid(named) ? named : undefined
}

/** The header that names a span; undefined if there is none. */
export const writeTraceparent = (span: SpanContext | undefined): string | undefined =>
  span && isSpanContextValid(span)
    ? `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`
    : undefined
