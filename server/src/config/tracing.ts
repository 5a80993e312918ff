import { readTracing, type TracingSettings } from '@glimmer/lib/tracing/settings'
import * as z from 'zod'
import { ConfigError, secret } from './setting.ts'

const text = z.string().min(1).optional()

/** Trace settings, by their standard OpenTelemetry names; other OTEL_ variables are passed on unchanged. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: text,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: text,
  OTEL_EXPORTER_OTLP_PROTOCOL: text,
  OTEL_EXPORTER_OTLP_HEADERS: secret(z.string().min(1)),
  OTEL_SERVICE_NAME: text,
  OTEL_RESOURCE_ATTRIBUTES: text,
  OTEL_TRACES_EXPORTER: text,
  OTEL_TRACES_SAMPLER: text,
  OTEL_TRACES_SAMPLER_ARG: text,
  OTEL_SDK_DISABLED: text,
}

/** Undefined if tracing is off. */
type TracingConfig = TracingSettings | undefined

/** Reads where traces are sent, if anywhere. Throws ConfigError. */
export function tracingConfig(variables: Record<string, string | undefined>): TracingConfig {
  const { settings, sentences } = readTracing(variables)
  if (sentences.length > 0) throw new ConfigError(...sentences)
  return settings
}
