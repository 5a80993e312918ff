import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

/** What the edges of a process tell of its work, where traces are on; where they are off there is none of this. */
export interface Tracing {
  /**
   * Gives each request a span, named after its route, and lets it go on from the `traceparent` it came with. Call before
   * other hooks are added.
   */
  traceRequests(server: FastifyInstance, options?: { except?: readonly string[] }): void
  /** Gives each query that a traced request or job asks for a span with its text, and none of its values. */
  traceQueries(pool: Pool): void
  /** Does a job in a trace of its own, linked to the request or job that left it. */
  traceJob<T>(name: string, leftBy: string | undefined, work: () => Promise<T>): Promise<T>
  /** The span under way, as the header of W3C Trace Context. */
  traceparent(): string | undefined
  /** Hands over what is left, for a few seconds at most, and ends it all. */
  stop(): Promise<void>
}

export interface TracingOptions {
  /** What this process is called where OTEL_SERVICE_NAME says nothing. */
  serviceName: string
  /** Our own server, as host and port, which calls by `fetch` are continued at; nobody else is sent a `traceparent`. */
  continuedAt?: string | undefined
  /** Told once each time that traces cannot be handed over any more. */
  onTrouble(error: unknown): void
}
