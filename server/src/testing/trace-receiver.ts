import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenLocally } from '@glimmer/lib/testing/listen-locally'

/** A span as OTLP encodes it in JSON, with its attributes by name. */
export interface ReceivedSpan {
  /** The name of the service it comes from. */
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  links: { traceId: string; spanId: string }[]
  attributes: Record<string, string | undefined>
}

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number | string }
}

interface Handed {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: Attribute[] })[] }[]
  }[]
}

const named = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue)]))

const spansOf = ({ resourceSpans }: Handed): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        links: span.links ?? [],
        service: String(named(resource.attributes)['service.name']),
        attributes: named(span.attributes),
      })),
    ),
  )

/** A trace collector: OTLP over HTTP. It parses JSON; protobuf is only recorded. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = []
  const received: { path: string; type: string; authorization: string | undefined; body: Buffer }[] = []
  const server = createServer(async (request, response) => {
    const { 'content-type': type = '', authorization } = request.headers
    const body = await buffer(request)
    received.push({ path: String(request.url), type, authorization, body })
    if (type === 'application/json') spans.push(...spansOf(JSON.parse(body.toString()) as Handed))
    response.end()
  })
  const { origin, stop } = await listenLocally(server)
  return {
    endpoint: origin,
    /** Every span received as JSON so far, and every request. */
    spans,
    received,
    stop,
  }
}
export type TraceReceiver = Awaited<ReturnType<typeof startTraceReceiver>>
