import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ClerkInstance } from '../../server/src/testing/clerk-tokens.ts'
import { clientJson, refusalJson, sessionJson, signInJson } from './answers.ts'
import { environment } from './environment.ts'

export interface FrontendApi {
  url: string
  /** Every call so far, such as `POST /v1/client/sign_ins`. */
  calls: string[]
  stop(): Promise<void>
}

interface Person {
  email: string
  password: string
}

const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`

/** One person's browser as Clerk knows it: who is signed in there, and how far a sign-in has come. */
function aBrowser(instance: ClerkInstance, { email, password }: Person) {
  const userId = newId('user')
  let sessionId: string | undefined
  let signIn: object | null = null

  const token = () => instance.token(userId, { sid: sessionId })
  const session = async () =>
    sessionId === undefined ? undefined : sessionJson(sessionId, { userId, email }, await token())
  const client = async () => clientJson(await session(), signIn)
  const enter = (fields: URLSearchParams) => {
    if (!fields.get('password')) {
      signIn = signInJson(email)
      return signIn
    }
    if (fields.get('password') !== password) return undefined
    sessionId = newId('sess')
    signIn = null
    return signInJson(email, sessionId)
  }
  const leave = () => {
    sessionId = undefined
    return client()
  }
  return {
    client,
    /** Undefined is a refusal. */
    async answer(method: string, path: string, fields: URLSearchParams) {
      if (path === '/v1/client' && method === 'GET') return client()
      if (path.startsWith('/v1/client/sign_ins')) return enter(fields)
      if (method === 'DELETE' || /\/(remove|end)$/.test(path)) return leave()
      const here = await session()
      return here && path.endsWith('/tokens') ? here.last_active_token : here
    },
  }
}

/** Clerk's scripts say in the address what a browser will not send without asking first. */
async function read(request: IncomingMessage) {
  const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://clerk')
  const method = searchParams.get('_method') ?? request.method ?? 'GET'
  return { method, path, fields: new URLSearchParams(await text(request)) }
}

/**
 * Clerk's Frontend API as far as one person's e-mail and password go: environment, client, sign-in, session tokens and
 * sign-out, in the shapes of its published types, with session tokens that the app verifies.
 */
export async function startFrontendApi(instance: ClerkInstance, person: Person): Promise<FrontendApi> {
  const calls: string[] = []
  const browser = aBrowser(instance, person)

  const reply = async (method: string, path: string, fields: URLSearchParams) => {
    if (path === '/v1/environment') return { status: 200, body: environment }
    const answer = await browser.answer(method, path, fields)
    const signingIn = path.includes('/sign_ins')
    if (!answer) return { status: signingIn ? 422 : 401, body: refusalJson(signingIn) }
    return {
      status: 200,
      body: path.endsWith('/tokens') ? answer : { response: answer, client: await browser.client() },
    }
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
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
