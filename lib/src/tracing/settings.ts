import * as z from 'zod'

/** The sampler names that every OpenTelemetry SDK supports. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
const protocols = ['http/protobuf', 'http/json'] as const

const oneOf = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices, { error: `it must be one of ${choices.join(', ')}` }).optional()
const address = z.url({ protocol: /^https?$/, error: 'it must be an address that begins with http:// or https://' })
const shareError = 'it must be a number from 0 to 1'

/** In the order in which what is wrong is reported. */
const Variables = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_TRACES_EXPORTER: oneOf(['otlp']),
  OTEL_TRACES_SAMPLER: oneOf(samplers),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: oneOf(protocols),
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf(protocols),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: shareError }).min(0, shareError).max(1, shareError).optional(),
})

export interface TracingSettings {
  sampler: (typeof samplers)[number]
  /** The share of traces that a ratio sampler records, from 0 to 1. */
  share: number
  protocol: (typeof protocols)[number]
  /** Every variable of the standard that was set: the exporter reads its own. */
  variables: Record<string, string>
}

type Given = Record<string, string | undefined>

/** Whether an endpoint is set and tracing is not disabled. */
const isOn = (given: Given) =>
  Boolean(given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || given.OTEL_EXPORTER_OTLP_ENDPOINT) &&
  given.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  given.OTEL_TRACES_EXPORTER !== 'none'

/** Every OpenTelemetry variable among these. */
export const tracingVariables = (given: Given): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => entry[0].startsWith('OTEL_') && !!entry[1]),
  )

/**
 * Reads the OpenTelemetry variables that concern traces: undefined settings mean that tracing is off, and then none of
 * them is checked, since they may be meant for other programs on the machine. The sentences say what is wrong, and never
 * contain a value.
 */
export function readTracing(given: Given): { settings: TracingSettings | undefined; sentences: string[] } {
  const variables = tracingVariables(given)
  if (!isOn(variables)) return { settings: undefined, sentences: [] }
  const { data, error } = Variables.safeParse(variables)
  if (error)
    return {
      settings: undefined,
      sentences: error.issues.map(({ path, message }) => `${path.join()} is not right: ${message}.`),
    }
  return {
    settings: {
      sampler: data.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on',
      share: data.OTEL_TRACES_SAMPLER_ARG ?? 1,
      protocol: data.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? data.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf',
      variables,
    },
    sentences: [],
  }
}
