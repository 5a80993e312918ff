import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FakeAnswer, type FakeApi, fakeApis, type ReceivedRequest } from './fake-apis.ts'

/** What can go wrong with one response. */
export type Fault =
  | { status: number; retryAfter?: string }
  /** No response at all. */
  | 'hang'
  /** The right bytes with a wrong content type. */
  | 'wrong-mime'
  /** A complete response with half the audio. */
  | 'truncated'
  /** The connection breaks midway. */
  | 'cut-off'
  | 'garbage'
  | 'empty'
  | 'elsewhere'

export interface FakeVoiceServer {
  /** Without a trailing slash. */
  url: string
  /** Every request for speech, in order. */
  asked: ReceivedRequest[]
  /** Sets faults of the next speech responses, one each; afterwards they succeed again. */
  failNext(...faults: Fault[]): void
  /** Sets a fault of every response until changed. */
  failAll(fault: Fault | undefined): void
  stop(): Promise<void>
}

const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2 - 7)

/** Halves the audio, also inside a JSON envelope. */
function halve({ mime, bytes, ...rest }: FakeAnswer): FakeAnswer {
  if (mime !== 'application/json') return { ...rest, mime, bytes: half(bytes) }
  const envelope = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
  const shorter = Object.fromEntries(
    Object.entries(envelope).map(([name, value]) =>
      name.startsWith('audio') && typeof value === 'string' && value.length > 100
        ? [name, Buffer.from(half(Buffer.from(value, 'base64'))).toString('base64')]
        : [name, value],
    ),
  )
  return { ...rest, mime, bytes: Buffer.from(JSON.stringify(shorter)) }
}

function send(response: ServerResponse, { status, mime, bytes }: FakeAnswer) {
  response.writeHead(status, { 'content-type': mime }).end(bytes)
}

function sendFault(response: ServerResponse, fault: Fault, answer: FakeAnswer) {
  if (fault === 'hang') return
  if (fault === 'wrong-mime') return send(response, { ...answer, mime: 'text/html' })
  if (fault === 'truncated') return send(response, halve(answer))
  if (fault === 'garbage') return send(response, { ...answer, bytes: Buffer.from('<h1>It works!</h1>'.repeat(99)) })
  if (fault === 'empty') return send(response, { ...answer, bytes: new Uint8Array() })
  if (fault === 'elsewhere') return response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
  if (fault === 'cut-off') {
    response.writeHead(200, { 'content-type': answer.mime, 'content-length': answer.bytes.length })
    return response.write(half(answer.bytes), () => response.destroy())
  }
  const { status, retryAfter } = fault
  return response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end('{}')
}

async function readAsked(request: IncomingMessage): Promise<ReceivedRequest> {
  const text = Buffer.concat(await request.toArray()).toString()
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    authorization: request.headers.authorization,
    apiKey: request.headers['xi-api-key']?.toString(),
    body: text === '' ? undefined : JSON.parse(text),
  }
}

/** A voice server according to its documentation, on a free port, that can be made to misbehave. */
export async function startFakeVoiceServer(kind: keyof typeof fakeApis): Promise<FakeVoiceServer> {
  const api: FakeApi = fakeApis[kind]
  const asked: ReceivedRequest[] = []
  const faults: Fault[] = []
  let always: Fault | undefined

  const server = createServer(async (request, response) => {
    const one = await readAsked(request)
    if (one.method === 'POST') asked.push(one)
    const fault = one.method === 'POST' ? (faults.shift() ?? always) : undefined
    if (fault === undefined) send(response, api(one))
    else sendFault(response, fault, api(one))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    failNext: (...next) => void faults.push(...next),
    failAll(fault) {
      always = fault
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
