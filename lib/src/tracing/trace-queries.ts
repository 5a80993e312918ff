import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import type { PoolClient } from 'pg'
import type { Tracing } from './tracing.ts'

/** Longer texts are migrations, which no trace needs in full. */
const maxTextLength = 4_000

type Query = (...args: unknown[]) => unknown
type Done = (error: unknown, ...results: unknown[]) => unknown

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '')

/** PostgreSQL's code (SQLSTATE), never its message, which repeats values. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'lost'

function startSpan(tracer: Tracer, query: unknown): Span {
  const text = textOf(query).slice(0, maxTextLength)
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query'
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text }
  return tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes })
}

function end(span: Span, error?: unknown) {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', codeOf(error))
  span.end()
}

/** Runs a query of either style, callback or promise, and ends the span with it. */
function runWithin(span: Span, query: Query, args: unknown[]): unknown {
  const last = args.at(-1)
  if (typeof last === 'function') {
    const done = context.bind(context.active(), last as Done)
    const onDone: Done = (error, ...results) => {
      end(span, error)
      return done(error, ...results)
    }
    return query(...args.slice(0, -1), onDone)
  }
  const result = query(...args)
  if (!(result instanceof Promise)) {
    // A row stream, whose end is not observed here.
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
      // Queries outside a traced request or job, such as polling for jobs, would each be a trace of one query.
      const traced = (...args: unknown[]) =>
        trace.getActiveSpan() ? runWithin(startSpan(tracer, args[0]), query, args) : query(...args)
      Object.assign(client, { query: traced })
    })
    const connect = pool.connect.bind(pool) as Query
    // A connection is handed over in the context of the caller that releases it; what follows belongs to the one that
    // waited.
    const connectFor = (...args: unknown[]) =>
      connect(...args.map((one) => (typeof one === 'function' ? context.bind(context.active(), one) : one)))
    Object.assign(pool, { connect: connectFor })
  }
