import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import type { PoolClient } from 'pg'
import type { Tracing } from './tracing.ts'

/** Longer ones are those of migrations, which nobody needs to read again here. */
const longestText = 4_000

type Query = (...given: unknown[]) => unknown
type Done = (error: unknown, ...results: unknown[]) => unknown

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '')

/** The code PostgreSQL gave (SQLSTATE), never its message: that repeats values. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'lost'

function startSpan(tracer: Tracer, query: unknown): Span {
  const text = textOf(query).slice(0, longestText)
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query'
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text }
  return tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes })
}

function end(span: Span, error?: unknown) {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', codeOf(error))
  span.end()
}

/** Runs a query of either style, told of its end by a callback or by a promise. */
function runWithin(span: Span, query: Query, given: unknown[]): unknown {
  const last = given.at(-1)
  if (typeof last === 'function') {
    const done = context.bind(context.active(), last as Done)
    const told: Done = (error, ...results) => {
      end(span, error)
      return done(error, ...results)
    }
    return query(...given.slice(0, -1), told)
  }
  const result = query(...given)
  if (!(result instanceof Promise)) {
    // A stream of rows, which ends where nobody here sees it.
    end(span)
    return result
  }
  result.then(
    () => end(span),
    (error: unknown) => end(span, error),
  )
  return result
}

export const traceQueries =
  (tracer: Tracer): Tracing['traceQueries'] =>
  (pool) => {
    pool.on('connect', (client: PoolClient) => {
      const query = client.query.bind(client) as Query
      // What nobody asked for, such as looking for jobs, would be a trace of one query each time.
      const traced = (...given: unknown[]) =>
        trace.getActiveSpan() ? runWithin(startSpan(tracer, given[0]), query, given) : query(...given)
      Object.assign(client, { query: traced })
    })
    const connect = pool.connect.bind(pool) as Query
    // A connection is handed on by whoever is done with it: what then goes on belongs to whoever waited.
    const connectFor = (...given: unknown[]) =>
      connect(...given.map((one) => (typeof one === 'function' ? context.bind(context.active(), one) : one)))
    Object.assign(pool, { connect: connectFor })
  }
