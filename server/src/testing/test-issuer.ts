import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export interface TestIssuer {
  issuer: string
  audience: string
  clientId: string
  /** An access token for `subject`, good for five minutes unless the claims say otherwise. */
  token(subject: string, claims?: JWTPayload, header?: { typ?: string }): Promise<string>
  /** What userinfo answers about a subject: nothing unless a test puts it there. */
  userinfo: Map<string, JWTPayload>
  stop(): Promise<void>
}

/** A real issuer as the app sees one: discovery and keys over HTTP, tokens signed with ES256. */
export async function startTestIssuer(): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }
  const userinfo = new Map<string, JWTPayload>()
  /** Who the bearer of a token is, as this issuer made it. */
  const aboutBearer = (authorization = '') => {
    const { sub = '' } = decodeJwt(authorization.replace('Bearer ', ''))
    return { sub, ...userinfo.get(sub) }
  }
  const server = createServer((request, response) => {
    const [authorization_endpoint, token_endpoint] = [`${issuer}/auth`, `${issuer}/token`]
    const userinfo_endpoint = `${issuer}/userinfo`
    const metadata = { issuer, jwks_uri: `${issuer}/jwks`, authorization_endpoint, token_endpoint, userinfo_endpoint }
    const answers: Record<string, () => object> = {
      '/jwks': () => ({ keys: [jwk] }),
      '/userinfo': () => aboutBearer(request.headers.authorization),
    }
    const body = (answers[request.url ?? ''] ?? (() => metadata))()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const audience = 'http://localhost/api'
  const clientId = 'glimmer-web'

  return {
    issuer,
    audience,
    clientId,
    userinfo,
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
        .setProtectedHeader({ alg: 'ES256', kid: 'test', ...header })
        .sign(privateKey)
    },
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
