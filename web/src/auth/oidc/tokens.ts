import { getValidatedIdTokenClaims, type IDToken, type TokenEndpointResponse } from 'oauth4webapi'

/** The tokens of a signed-in user, and what their ID token says. */
export interface Tokens {
  access_token: string
  id_token?: string | undefined
  refresh_token?: string | undefined
  scope?: string | undefined
  claims: IDToken
  /** When they were received, in milliseconds by this device's clock. */
  receivedAt: number
  /** How long the access token is valid from then. */
  lifetimeMs: number
}

/** The tokens are of another user than the page's. */
export class OtherUserError extends Error {}

/** Throws if tokens that replace others are of another user (OpenID Connect Core 1.0 section 12.2). */
export function assertSameUser({ claims }: Pick<Tokens, 'claims'>, last?: Tokens) {
  if (last && claims.sub !== last.claims.sub) throw new OtherUserError('The provider sent tokens of another user.')
}

/** Whether the access token is still valid `marginMs` from now. False if the clock was put back meanwhile. */
export function isValidFor(marginMs: number, { receivedAt, lifetimeMs }: Tokens): boolean {
  const now = Date.now()
  return now >= receivedAt && now + marginMs < receivedAt + lifetimeMs
}

/**
 * Reads a validated token response. What a refreshed response may leave out is taken from the tokens before it. Throws
 * when nothing says whose tokens they are.
 */
export function tokensOf(response: TokenEndpointResponse, last?: Tokens): Tokens {
  const claims = getValidatedIdTokenClaims(response) ?? last?.claims
  if (!claims) throw new Error('The provider sent no ID token.')
  const { access_token, id_token, refresh_token, scope, expires_in = 0 } = response
  return {
    access_token,
    id_token: id_token ?? last?.id_token,
    refresh_token: refresh_token ?? last?.refresh_token,
    scope: scope ?? last?.scope,
    claims,
    receivedAt: Date.now(),
    lifetimeMs: expires_in * 1000,
  }
}
