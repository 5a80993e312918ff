import { ExportResultCode, parseKeyPairsIntoRecord } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { TracingSettings } from './settings.ts'

/** Settings may come from a file, where the library would not find them. */
function optionsOf({ variables }: TracingSettings, timeoutMillis: number) {
  const all = variables.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '')
  const headers = variables.OTEL_EXPORTER_OTLP_TRACES_HEADERS ?? variables.OTEL_EXPORTER_OTLP_HEADERS
  return {
    url: variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? `${all}/v1/traces`,
    headers: parseKeyPairsIntoRecord(headers),
    timeoutMillis,
  }
}

/** The exporter for the configured protocol; only that one is loaded. */
async function exporterOf(settings: TracingSettings, timeoutMillis: number): Promise<SpanExporter> {
  const options = optionsOf(settings, timeoutMillis)
  if (settings.protocol === 'http/json') {
    const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
    return new OTLPTraceExporter(options)
  }
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto')
  return new OTLPTraceExporter(options)
}

/**
 * Exports spans by OTLP. While the receiver is unreachable they are dropped, and `onTrouble` is called when that
 * begins.
 */
export async function openExporter(
  settings: TracingSettings,
  timeoutMillis: number,
  onTrouble: (error: unknown) => void,
): Promise<SpanExporter> {
  const exporter = await exporterOf(settings, timeoutMillis)
  let isAway = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const fails = result.code === ExportResultCode.FAILED
        if (fails && !isAway) onTrouble(result.error)
        isAway = fails
        // No caller can do anything about it, and the library would log the failure to the console.
        done({ code: ExportResultCode.SUCCESS })
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}
