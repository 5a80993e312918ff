import {
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  None,
  processAuthorizationCodeResponse,
  validateAuthResponse,
} from 'oauth4webapi'
import type { OidcClient } from './oidc-client.ts'
import { type Tokens, tokensOf } from './tokens.ts'

/** What redeeming the response needs to know of the request. */
export interface AuthorizationRequest {
  state: string
  /** Binds the ID token to this very request (OpenID Connect Core 1.0 section 3.1.2.1). */
  nonce: string
  /** The secret behind the code challenge (RFC 7636, PKCE). */
  verifier: string
  redirectUri: string
}

/**
 * Prepares a request for an authorization code, and its address at the provider.
 * @param parameters further parameters, such as `prompt`.
 */
export async function authorizationRequest(
  { identity, metadata }: OidcClient,
  redirectUri: string,
  parameters: Record<string, string>,
): Promise<AuthorizationRequest & { url: string }> {
  const { authorization_endpoint: endpoint } = await metadata()
  if (!endpoint) throw new Error('The provider names no authorization endpoint.')
  const state = generateRandomState()
  const nonce = generateRandomNonce()
  const verifier = generateRandomCodeVerifier()
  const url = new URL(endpoint)
  const all = {
    client_id: identity.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: identity.scope,
    resource: identity.audience,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...parameters,
  }
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
  return { state, nonce, verifier, redirectUri, url: url.href }
}

/**
 * Exchanges the code in the provider's response for tokens. Rejects when the response is an error, does not belong to
 * the request, or comes from another issuer (RFC 9207).
 * @param address the redirect address with the response parameters.
 */
export async function redeemResponse(
  { client, metadata, options }: OidcClient,
  address: string,
  { state, nonce, verifier, redirectUri }: AuthorizationRequest,
): Promise<Tokens> {
  const server = await metadata()
  const parameters = validateAuthResponse(server, client, new URL(address), state)
  const response = await authorizationCodeGrantRequest(
    server,
    client,
    None(),
    parameters,
    redirectUri,
    verifier,
    options(),
  )
  return tokensOf(await processAuthorizationCodeResponse(server, client, response, { expectedNonce: nonce }))
}
