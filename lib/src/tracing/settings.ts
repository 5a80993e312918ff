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

export interface TracingSettings {
  sampler: (typeof samplers)[number]
  /** The share of traces that a ratio sampler records, from 0 to 1. */
  share: number
  protocol: (typeof protocols)[number]
  /** Every variable of the standard that was set: the exporter reads its own. */
  variables: Record<string, string>
}

export interface ReadTracing {
  /** Undefined if tracing is off. */
  settings: TracingSettings | undefined
  /** What is wrong, one sentence each, never containing a value. */
  sentences: string[]
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

function choose<Choice extends string>(name: string, given: string | undefined, all: readonly [Choice, ...Choice[]]) {
  const chosen = all.find((one) => one === given)
  const sentence = `${name} is not right: it must be one of ${all.join(', ')}.`
  return { chosen, sentences: given !== undefined && chosen === undefined ? [sentence] : [] }
}

function readShare(given: string | undefined) {
  const share = Number(given ?? 1)
  const isRight = share >= 0 && share <= 1
  return { share, sentences: isRight ? [] : ['OTEL_TRACES_SAMPLER_ARG is not right: it must be a number from 0 to 1.'] }
}

const wrongAddress = (name: string, given: string | undefined) =>
  given === undefined || /^https?:$/.test(URL.parse(given)?.protocol ?? '')
    ? []
    : [`${name} is not right: it must be an address that begins with http:// or https://.`]

/**
 * Reads the OpenTelemetry variables that concern traces. If tracing is off none of them is checked: they may be meant
 * for other programs on the machine.
 */
export function readTracing(variables: Given): ReadTracing {
  const given = tracingVariables(variables)
  if (!isOn(given)) return { settings: undefined, sentences: [] }
  const endpoints = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const
  const exporter = choose('OTEL_TRACES_EXPORTER', given.OTEL_TRACES_EXPORTER, ['otlp'])
  const sampler = choose('OTEL_TRACES_SAMPLER', given.OTEL_TRACES_SAMPLER, samplers)
  const ownProtocol = given.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ? 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL' : undefined
  const protocolName = ownProtocol ?? 'OTEL_EXPORTER_OTLP_PROTOCOL'
  const protocol = choose(protocolName, given[protocolName], protocols)
  const { share, sentences } = readShare(given.OTEL_TRACES_SAMPLER_ARG)
  return {
    settings: {
      sampler: sampler.chosen ?? 'parentbased_always_on',
      share,
      protocol: protocol.chosen ?? 'http/protobuf',
      variables: given,
    },
    sentences: [
      ...endpoints.flatMap((name) => wrongAddress(name, given[name])),
      ...exporter.sentences,
      ...sampler.sentences,
      ...protocol.sentences,
      ...sentences,
    ],
  }
}
