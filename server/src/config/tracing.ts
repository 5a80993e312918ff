import { readTracing, type TracingSettings } from '@glimmer/lib/tracing/settings'
import * as z from 'zod'
import { ConfigError } from './setting.ts'

const text = z.string().min(1).optional()

/** The settings of traces, as the OpenTelemetry standard names them; what else it has is passed on as it is. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: text,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: text,
  OTEL_EXPORTER_OTLP_PROTOCOL: text,
  OTEL_EXPORTER_OTLP_HEADERS: text,
  OTEL_SERVICE_NAME: text,
  OTEL_RESOURCE_ATTRIBUTES: text,
  OTEL_TRACES_EXPORTER: text,
  OTEL_TRACES_SAMPLER: text,
  OTEL_TRACES_SAMPLER_ARG: text,
  OTEL_SDK_DISABLED: text,
}

/** Undefined where nothing is traced. */
export type TracingConfig = TracingSettings | undefined

/** Where traces go, if anywhere. Throws ConfigError. */
export function tracingConfig(variables: Record<string, string | undefined>): TracingConfig {
  const { settings, sentences } = readTracing(variables)
  if (sentences.length > 0) throw new ConfigError(...sentences)
  return settings
}
