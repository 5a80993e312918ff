import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { ExportResultCode, parseKeyPairsIntoRecord } from '@opentelemetry/core'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TracingSettings } from './settings.ts'
import { traceCalls } from './trace-calls.ts'
import { traceQueries } from './trace-queries.ts'
import { formatTraceparent, traceJob, traceRequests } from './trace-requests.ts'
import type { Tracing, TracingOptions } from './tracing.ts'

/** How long a process that stops waits for the receiver of its traces. */
const patienceMs = 3_000

/**
 * Decides which traces are recorded. Spans in this process follow their local parent; a remote caller's choice is
 * ignored, since anyone can ask in a header to be recorded. A ratio is applied to the trace's id, so all processes
 * choose the same traces.
 */
function samplerFor({ sampler, share }: TracingSettings): Sampler {
  const always = sampler.endsWith('always_off') ? new AlwaysOffSampler() : new AlwaysOnSampler()
  const root = sampler.endsWith('ratio') ? new TraceIdRatioBasedSampler(share) : always
  if (!sampler.startsWith('parentbased')) return root
  return new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root })
}

/** The exporter for the configured protocol; only that one is loaded. Settings may come from a file, so it is told. */
async function openExporter({ variables, protocol }: TracingSettings): Promise<SpanExporter> {
  const base = variables.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '')
  const options = {
    url: variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? `${base}/v1/traces`,
    headers: parseKeyPairsIntoRecord(
      variables.OTEL_EXPORTER_OTLP_TRACES_HEADERS ?? variables.OTEL_EXPORTER_OTLP_HEADERS,
    ),
    timeoutMillis: patienceMs,
  }
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto')
  return new OTLPTraceExporter(options)
}

/** While the receiver is unreachable spans are dropped, and `onFailure` is called when that begins. */
function reportFailures(exporter: SpanExporter, onFailure: TracingOptions['onExportFailure']): SpanExporter {
  let isFailing = false
  return {
    export(spans, done) {
      exporter.export(spans, ({ code, error }) => {
        const failed = code === ExportResultCode.FAILED
        if (failed && !isFailing) onFailure(error)
        isFailing = failed
        // No caller can do anything about it, and the library would log the failure to the console.
        done({ code: ExportResultCode.SUCCESS })
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}

/** Traces this process and exports its spans in batches, in the background. */
export async function startTracing(
  settings: TracingSettings,
  { serviceName, continuedAt, onExportFailure }: TracingOptions,
): Promise<Tracing> {
  const { variables } = settings
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const exporter = reportFailures(await openExporter(settings), onExportFailure)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      ...parseKeyPairsIntoRecord(variables.OTEL_RESOURCE_ATTRIBUTES),
      ...(variables.OTEL_SERVICE_NAME && { 'service.name': variables.OTEL_SERVICE_NAME }),
    }),
    sampler: samplerFor(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: patienceMs })],
  })
  const tracer = provider.getTracer('glimmer')
  const stopCalls = traceCalls(tracer, continuedAt)
  return {
    traceRequests: traceRequests(tracer),
    traceQueries: traceQueries(tracer),
    traceJob: traceJob(tracer),
    traceparent: () => formatTraceparent(trace.getActiveSpan()),
    async stop() {
      stopCalls()
      await provider.shutdown().catch(() => undefined)
      context.disable()
    },
  }
}
