import { getValidatedIdTokenClaims, type IDToken, type TokenEndpointResponse } from 'oauth4webapi'

/** The tokens of a signed-in user, and what their ID token says. */
export interface Tokens {
  access_token: string
  id_token?: string | undefined
  refresh_token?: string | undefined
  scope?: string | undefined
  claims: IDToken
  /** When the access token expires, in milliseconds by this device's clock. */
  expiresAt: number
}

/**
 * Reads a validated token response. What a refreshed response may leave out is taken from the tokens before it. Throws
 * when its ID token is of another user (OpenID Connect Core 1.0 section 12.2), or when nothing says whose tokens they
 * are.
 */
export function tokensOf(response: TokenEndpointResponse, last?: Tokens): Tokens {
  const claims = getValidatedIdTokenClaims(response) ?? last?.claims
  if (!claims) throw new Error('The provider sent no ID token.')
  if (last && claims.sub !== last.claims.sub) throw new Error('The provider sent tokens of another user.')
  const { access_token, id_token, refresh_token, scope, expires_in = 0 } = response
  return {
    access_token,
    id_token: id_token ?? last?.id_token,
    refresh_token: refresh_token ?? last?.refresh_token,
    scope: scope ?? last?.scope,
    claims,
    expiresAt: Date.now() + expires_in * 1000,
  }
}
