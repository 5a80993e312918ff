import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

/** How the edges of a process report its work. It exists only while tracing is on. */
export interface Tracing {
  /**
   * Gives each request a span named after its route, which continues the `traceparent` of the request. Call it before
   * other hooks are added.
   */
  traceRequests(server: FastifyInstance, options?: { except?: readonly string[] }): void
  /** Gives each query of a traced request or job a span with its text, without its values. */
  traceQueries(pool: Pool): void
  /** Runs a job in its own trace, linked to the request or job that enqueued it. */
  traceJob<T>(name: string, enqueuedBy: string | undefined, work: () => Promise<T>): Promise<T>
  /** The active span, as a W3C Trace Context header. */
  traceparent(): string | undefined
  /** Exports what is left, for a few seconds at most, and stops tracing. */
  stop(): Promise<void>
}

export interface TracingOptions {
  /** The name of this process if OTEL_SERVICE_NAME is not set. */
  serviceName: string
  /** The host and port of our own server, the only one that `fetch` calls send a `traceparent` to. */
  continuedAt?: string | undefined
  /** Called once each time exporting starts to fail. */
  onExportFailure(error: unknown): void
}
