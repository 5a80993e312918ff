import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ClerkInstance } from '@glimmer/server/testing/clerk-tokens'
import { createClient, type Person } from './client.ts'
import { environment } from './environment.ts'
import { type Refusal, refusalJson } from './responses.ts'

export interface FrontendApi {
  url: string
  /** Every call so far, such as `POST /v1/client/sign_ins`. */
  calls: string[]
  /** Ends the session as if from another device. */
  endSession(): void
  stop(): Promise<void>
}

/** Clerk's scripts put the method into the query string, which saves the browser a preflight request. */
async function read(request: IncomingMessage) {
  const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://clerk')
  const method = searchParams.get('_method') ?? request.method ?? 'GET'
  return { method, path, fields: new URLSearchParams(await text(request)) }
}

const isRefusal = (answer: object): answer is { refusal: Refusal } => 'refusal' in answer

/**
 * Clerk's Frontend API, limited to one user's email and password: environment, client, sign-in, sign-up with a mailed
 * code, session tokens and sign-out, in the shapes of its published types, with session tokens that the app can verify.
 */
export async function startFrontendApi(instance: ClerkInstance, person: Person): Promise<FrontendApi> {
  const calls: string[] = []
  const client = createClient(instance, person)

  const reply = async (method: string, path: string, fields: URLSearchParams) => {
    if (path === '/v1/environment') return { status: 200, body: environment }
    const answer = await client.answer(method, path, fields)
    if (isRefusal(answer))
      return { status: answer.refusal === 'signedOut' ? 401 : 422, body: refusalJson(answer.refusal) }
    const body = path.endsWith('/tokens') ? answer : { response: answer, client: await client.describeClient() }
    return { status: 200, body }
  }
  const server = createServer(async (request, response) => {
    const { method, path, fields } = await read(request)
    calls.push(`${method} ${path}`)
    const { status, body } = await reply(method, path, fields)
    response.writeHead(status, {
      'content-type': 'application/json',
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
    })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    endSession: () => void client.leave(),
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
