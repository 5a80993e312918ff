import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export interface TestIssuer {
  issuer: string
  audience: string
  clientId: string
  /** An access token for `subject`, good for five minutes unless the claims say otherwise. */
  token(subject: string, claims?: JWTPayload, header?: { typ?: string }): Promise<string>
  stop(): Promise<void>
}

/** A real issuer as the app sees one: discovery and keys over HTTP, tokens signed with ES256. */
export async function startTestIssuer(): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }
  const server = createServer((request, response) => {
    const [authorization_endpoint, token_endpoint] = [`${issuer}/auth`, `${issuer}/token`]
    const metadata = { issuer, jwks_uri: `${issuer}/jwks`, authorization_endpoint, token_endpoint }
    const body = request.url?.startsWith('/jwks') ? { keys: [jwk] } : metadata
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
    token(subject, claims = {}, header = { typ: 'at+jwt' }) {
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({
        iss: issuer,
        aud: audience,
        sub: subject,
        iat: now,
        exp: now + 300,
        client_id: clientId,
        ...claims,
      })
        .setProtectedHeader({ alg: 'ES256', kid: 'test', ...header })
        .sign(privateKey)
    },
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
