import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from '@glimmer/lib/testing/listen-locally'

export interface ReceivedRequest {
  path: string
  authorization: string | undefined
  body: {
    model?: string
    input?: string
    response_format?: { type: string }
    messages?: { role: string; content: string }[]
    max_tokens?: number
  }
}

/** A way to respond, or not to. */
export type Behaviour = (received: ReceivedRequest, response: ServerResponse) => void

const json = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

/** Responds with this completion. */
export const replyWith =
  (content: string | null, { finish = 'stop', refusal = null as string | null } = {}): Behaviour =>
  (_, response) =>
    json(response, 200, {
      choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content, refusal } }],
    })

export const replyWithLine = (line: string): Behaviour => replyWith(JSON.stringify({ line }))

/** Fails with an error that echoes the request, as some servers do. */
export const fails =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  ({ body }, response) =>
    json(response, status, { error: { message: `no: ${JSON.stringify(body)}` } }, headers)

export const hangs: Behaviour = () => undefined

/** Starts a response and breaks the connection. */
export const cuts: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
  response.write('{"choices": [{"message": {"content": "I can', () => response.destroy())
}

/** Keeps every request waiting until it is released, as a server does that loads its model. */
export function holding(then: Behaviour) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const behaviour: Behaviour = (...asked) => void promise.then(() => then(...asked))
  return { behaviour, release }
}

export const answersPage: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx</h1>')
}

/** Refuses these formats, and otherwise behaves as given. */
export const refusesFormats =
  (formats: readonly string[], otherwise: Behaviour): Behaviour =>
  (received, response) =>
    (formats.includes(received.body.response_format?.type ?? 'text') ? fails(400) : otherwise)(received, response)

/** Refuses requests with something in their body, saying so in an error's fields, and otherwise writes a good line. */
export const refuses =
  (has: (body: ReceivedRequest['body']) => boolean, error: { param?: string; message?: string }): Behaviour =>
  (received, response) =>
    has(received.body)
      ? json(response, 400, { error: { message: 'Bad request.', ...error } })
      : replyWithLine('I can rest for a minute before I answer.')(received, response)

/** Returns the same moderation verdict on every input. */
export const judges =
  (...categories: readonly string[]): Behaviour =>
  (_, response) =>
    json(response, 200, {
      results: [
        { flagged: categories.length > 0, categories: Object.fromEntries(categories.map((name) => [name, true])) },
      ],
    })

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { authorization } = request.headers
  return { path: request.url ?? '', authorization, body: JSON.parse(Buffer.concat(chunks).toString()) }
}

/**
 * An OpenAI-compatible server for tests, over real HTTP. It responds to completions with the given behaviours, one per
 * call, repeating the last; it has no moderation unless it is given one.
 */
export async function startModelServer() {
  const received: ReceivedRequest[] = []
  const arrivals = new EventTarget()
  let script: Behaviour[] = [replyWithLine('I can rest for a minute before I answer.')]
  let moderation: Behaviour = fails(404)
  const server = createServer(async (request, response) => {
    const asked = await read(request)
    received.push(asked)
    arrivals.dispatchEvent(new Event('asked'))
    if (asked.path.endsWith('/moderations')) return moderation(asked, response)
    const [next] = script.length > 1 ? script.splice(0, 1) : script
    next?.(asked, response)
  })
  const { origin, stop } = await listenLocally(server)
  return {
    baseUrl: `${origin}/v1`,
    /** Every request received, moderation included. */
    received,
    completions: () => received.filter(({ path }) => path.endsWith('/chat/completions')),
    behave(...behaviours: Behaviour[]) {
      script = behaviours
      received.length = 0
    },
    moderate(behaviour: Behaviour) {
      moderation = behaviour
    },
    /** Resolves on the next request. */
    asked: () => once(arrivals, 'asked'),
    stop,
  }
}
export type ModelServer = Awaited<ReturnType<typeof startModelServer>>
