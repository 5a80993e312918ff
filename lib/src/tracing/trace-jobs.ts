import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { readTraceparent } from './traceparent.ts'
import type { Tracing } from './tracing.ts'

/**
 * A job may run hours later, and one request may leave thousands: each job is its own trace, linked to where it came
 * from.
 */
export const traceJob =
  (tracer: Tracer): Tracing['traceJob'] =>
  async (name, leftBy, work) => {
    const origin = readTraceparent(leftBy)
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
