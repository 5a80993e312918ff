import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export interface TestIssuer {
  issuer: string
  audience: string
  clientId: string
  /** An access token for `subject`, valid for five minutes unless the claims say otherwise. */
  token(subject: string, claims?: JWTPayload, header?: { typ?: string }): Promise<string>
  /** Userinfo claims by subject: none unless a test sets them. */
  userinfo: Map<string, JWTPayload>
  /** An opaque token, which only userinfo can resolve. */
  opaqueToken(subject: string): string
  /** Introspection responses by token; any other token is inactive. */
  introspected: Map<string, object>
  /** How often introspection was called. */
  questions(): number
  stop(): Promise<void>
}

export interface IssuerKind {
  /** The signature algorithm. */
  alg?: string
  /** The path of the issuer: some end in a slash. */
  path?: string
  /** How long discovery takes. */
  discoveryMs?: number
  /** Additional discovery metadata. */
  metadata?: object
  /** The client that may introspect tokens; without one, no introspection endpoint is published. */
  asker?: { clientId: string; clientSecret: string }
}

/** The introspection endpoint (RFC 7662); undefined for clients that may not use it. */
function introspectionFor({ asker }: IssuerKind) {
  const introspected = new Map<string, object>()
  let questions = 0
  const expected = asker && `Basic ${btoa(`${asker.clientId}:${asker.clientSecret}`)}`
  return {
    introspected,
    questions: () => questions,
    async answer(request: IncomingMessage) {
      questions++
      const token = new URLSearchParams(await text(request)).get('token') ?? ''
      const mayAsk = request.headers.authorization === expected
      return mayAsk ? (introspected.get(token) ?? { active: false }) : undefined
    },
  }
}

/** An issuer as the app sees one: discovery and keys over HTTP, tokens signed with ES256 by default. */
export async function startTestIssuer(kind: IssuerKind = {}): Promise<TestIssuer> {
  const { alg = 'ES256', path = '', discoveryMs = 0 } = kind
  const { publicKey, privateKey } = await generateKeyPair(alg)
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg, use: 'sig' }
  const opaque = new Map<string, string>()
  const userinfo = new Map<string, JWTPayload>()
  const introspection = introspectionFor(kind)
  /** The claims of the bearer of a token this issuer made. */
  const aboutBearer = (authorization = '') => {
    const token = authorization.replace('Bearer ', '')
    if (!token.includes('.') && !opaque.has(token)) return undefined
    const sub = opaque.get(token) ?? decodeJwt(token).sub ?? ''
    return { sub, ...userinfo.get(sub) }
  }
  const server = createServer(async (request, response) => {
    const [authorization_endpoint, token_endpoint] = [`${origin}/auth`, `${origin}/token`]
    const discovery = { jwks_uri: `${origin}/jwks`, userinfo_endpoint: `${origin}/userinfo` }
    const asking = kind.asker && { introspection_endpoint: `${origin}/introspect` }
    const metadata = { issuer, ...discovery, ...asking, authorization_endpoint, token_endpoint, ...kind.metadata }
    const answers: Record<string, () => object | undefined | Promise<object | undefined>> = {
      '/jwks': () => ({ keys: [jwk] }),
      '/userinfo': () => aboutBearer(request.headers.authorization),
      '/introspect': () => introspection.answer(request),
    }
    const isDiscovery = !answers[request.url ?? '']
    const body = await (answers[request.url ?? ''] ?? (() => metadata))()
    const answer = () =>
      response.writeHead(body ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}))
    if (isDiscovery && discoveryMs > 0) setTimeout(answer, discoveryMs)
    else answer()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const issuer = origin + path
  const audience = 'http://localhost/api'
  const clientId = 'glimmer-web'

  return {
    issuer,
    audience,
    clientId,
    userinfo,
    introspected: introspection.introspected,
    questions: introspection.questions,
    opaqueToken(subject) {
      const token = randomBytes(24).toString('base64url')
      opaque.set(token, subject)
      return token
    },
    token(subject, claims = {}, header = { typ: 'at+jwt' }) {
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({
        iss: issuer,
        aud: audience,
        sub: subject,
        iat: now,
        exp: now + 300,
        client_id: clientId,
        auth_time: now,
        ...claims,
      })
        .setProtectedHeader({ alg, kid: 'test', ...header })
        .sign(privateKey)
    },
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
