import { createHash, randomBytes } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'

/** The response of the token endpoint. */
export interface Tokens {
  access_token: string
  id_token: string
}

interface App {
  id: string
  /** Its origin, where it receives the response at /auth/callback. */
  app: string
}

/** Gets tokens of another app for the user signed in at the provider in this browser (authorization code with PKCE). */
export async function tokensOf({ request }: BrowserContext, issuer: string, { id, app }: App): Promise<Tokens> {
  const found = await fetch(`${issuer}/.well-known/openid-configuration`)
  const { authorization_endpoint, token_endpoint } = (await found.json()) as Record<string, string>
  const verifier = randomBytes(32).toString('base64url')
  const redirect_uri = `${app}/auth/callback`
  const question = new URLSearchParams({
    client_id: id,
    redirect_uri,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'drill',
    nonce: 'drill',
  })
  const answer = await request.get(`${authorization_endpoint}?${question}`, { maxRedirects: 0 })
  const code = new URL(answer.headers().location ?? 'about:blank').searchParams.get('code')
  if (!code) throw new Error(`The provider gave no code (${answer.status()}).`)
  const form = { grant_type: 'authorization_code', client_id: id, code, redirect_uri, code_verifier: verifier }
  // Without the browser's cookies, as a page of another origin would.
  const tokens = await fetch(token_endpoint ?? '', { method: 'POST', body: new URLSearchParams(form) })
  if (!tokens.ok) throw new Error(`The provider gave no tokens (${tokens.status}): ${await tokens.text()}`)
  return (await tokens.json()) as Tokens
}
