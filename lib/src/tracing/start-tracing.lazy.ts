import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { parseKeyPairsIntoRecord } from '@opentelemetry/core'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { openExporter } from './exporter.ts'
import { samplerFor } from './sampler.ts'
import type { TracingSettings } from './settings.ts'
import { traceCalls } from './trace-calls.ts'
import { traceJob } from './trace-jobs.ts'
import { traceQueries } from './trace-queries.ts'
import { traceRequests } from './trace-requests.ts'
import { writeTraceparent } from './traceparent.ts'
import type { Tracing, TracingOptions } from './tracing.ts'

/** How long a process that stops waits for the receiver of its traces. */
const patienceMs = 3_000

/** The name and attributes of this process. */
const resourceOf = ({ variables }: TracingSettings, serviceName: string) =>
  resourceFromAttributes({
    'service.name': serviceName,
    ...parseKeyPairsIntoRecord(variables.OTEL_RESOURCE_ATTRIBUTES),
    ...(variables.OTEL_SERVICE_NAME && { 'service.name': variables.OTEL_SERVICE_NAME }),
  })

/** Traces this process and exports its spans in batches, in the background. */
export async function startTracing(
  settings: TracingSettings,
  { serviceName, continuedAt, onTrouble }: TracingOptions,
): Promise<Tracing> {
  const contexts = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(contexts)
  const exporter = await openExporter(settings, patienceMs, onTrouble)
  const provider = new TracerProvider({
    resource: resourceOf(settings, serviceName),
    sampler: samplerFor(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: patienceMs })],
  })
  const tracer = provider.getTracer('glimmer')
  const stopCalls = traceCalls(tracer, continuedAt)
  return {
    traceRequests: traceRequests(tracer),
    traceQueries: traceQueries(tracer),
    traceJob: traceJob(tracer),
    traceparent: () => writeTraceparent(trace.getActiveSpan()?.spanContext()),
    async stop() {
      stopCalls()
      await provider.shutdown().catch(() => undefined)
      context.disable()
    },
  }
}
