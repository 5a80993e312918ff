import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const token = (claims: object) =>
  `eyJhbGciOiJFUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`

interface ProviderOptions {
  metadata?: object
  /** The nonce of the next tokens. */
  nonce: () => string
  /** How far its clock is from this device's. */
  clockHours?: number
  expiresIn?: number
  /** The user whose tokens a refresh returns. */
  refreshed?: string
}

/** A small provider: its metadata, and tokens for any code. */
export async function startProvider({
  metadata = {},
  nonce,
  clockHours = 0,
  expiresIn = 300,
  refreshed = 'maya',
}: ProviderOptions) {
  const revoked: string[] = []
  let refusal: { status: number; error: string } | undefined
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer)
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
    const published = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      ...metadata,
    }
    const now = Math.floor(Date.now() / 1000) + clockHours * 3600
    const isRefresh = (await text(request)).includes('grant_type=refresh_token')
    const sub = isRefresh ? refreshed : 'maya'
    const claims = { iss: issuer, aud: 'glimmer-web', sub, iat: now, exp: now + 300, auth_time: now }
    const answers: Record<string, () => object> = {
      '/token': () => ({
        access_token: token({ ...claims, aud: 'api' }),
        id_token: token({ ...claims, ...(!isRefresh && { nonce: nonce() }) }),
        refresh_token: 'a-refresh-token',
        token_type: 'Bearer',
        expires_in: expiresIn,
      }),
      '/revoke': () => {
        revoked.push(pathname)
        return {}
      },
    }
    if (refusal && pathname === '/token')
      return response.writeHead(refusal.status, headers).end(JSON.stringify({ error: refusal.error }))
    return response.writeHead(200, headers).end(JSON.stringify((answers[pathname] ?? (() => published))()))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    identity: { issuer, clientId: 'glimmer-web', audience: 'api', scope: 'openid' },
    /** What the browser knows of it beforehand, without its metadata. */
    endpoints: {
      authorization: `${issuer}/auth`,
      token: `${issuer}/token`,
      supportsSignUpPrompt: false,
      supportsFormPost: false,
    },
    /** The paths at which tokens were revoked. */
    revoked,
    /** Has the token endpoint answer with an error from now on. */
    answerWith(status: number, error: string) {
      refusal = { status, error }
    },
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}
