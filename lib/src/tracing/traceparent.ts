import { isSpanContextValid, type SpanContext, TraceFlags } from '@opentelemetry/api'

const shape = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/

/**
 * The span that a `traceparent` names (W3C Trace Context, section 3.2); undefined for anything else. What else may come
 * along, `tracestate` and `baggage`, is left alone: it may say anything.
 */
export function readTraceparent(header: unknown): SpanContext | undefined {
  const [, traceId, spanId, flags] = shape.exec(typeof header === 'string' ? header : '') ?? []
  if (!traceId || !spanId || !flags) return undefined
  const named = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true }
  return isSpanContextValid(named) ? named : undefined
}

/** A span as the header that names it; undefined where there is none. */
export const writeTraceparent = (span: SpanContext | undefined): string | undefined =>
  span && isSpanContextValid(span)
    ? `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`
    : undefined
