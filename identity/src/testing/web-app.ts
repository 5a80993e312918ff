import { createHash, randomBytes } from 'node:crypto'

/** The app's side of signing in at the level of the protocol: no browser, no library. */
export const appUrl = 'http://app.glimmer.test'

export const random = () => randomBytes(32).toString('base64url')
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

export interface AuthorizationRequest {
  url: string
  verifier: string
  state: string
  nonce: string
}

/** A request to sign in as the app makes it; a parameter can be changed, or left out with undefined. */
export function authorizationRequest(
  issuer: string,
  changes: Record<string, string | undefined> = {},
): AuthorizationRequest {
  const [verifier, state, nonce] = [random(), random(), random()]
  const parameters = {
    client_id: 'glimmer-web',
    redirect_uri: `${appUrl}/auth/callback`,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...changes,
  }
  const given = Object.entries(parameters).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  return { url: `${issuer}/auth?${new URLSearchParams(given)}`, verifier, state, nonce }
}

export interface TokenReply {
  status: number
  error?: string
  access_token?: string
  id_token?: string
  refresh_token?: string
}

/** Posts to the token endpoint as the app's browser code does. */
export async function askForTokens(
  issuer: string,
  fields: Record<string, string>,
  origin = appUrl,
): Promise<TokenReply> {
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ client_id: 'glimmer-web', ...fields }),
  })
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, ...(isJson ? JSON.parse(await response.text()) : {}) }
}

export const refresh = (issuer: string, token: string | undefined) =>
  askForTokens(issuer, { grant_type: 'refresh_token', refresh_token: token ?? '' })

/** Exchanges the code from the redirect for tokens. */
export function redeem(issuer: string, request: AuthorizationRequest, code: string, verifier = request.verifier) {
  const redirectUri = new URL(request.url).searchParams.get('redirect_uri') ?? appUrl
  return askForTokens(
    issuer,
    { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier },
    new URL(redirectUri).origin,
  )
}

/** What a token says, without a check of its signature. */
export const claimsOf = (token: string | undefined) =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString())
