import type { ClientMetadata } from 'oidc-provider'

/** The app: the one client there is. It runs in a browser, so it has no secret, and proves itself with PKCE. */
export const webClientId = 'glimmer-web'

/** What the app's API accepts access tokens for (RFC 8707). */
export const apiAudience = (appUrl: string) => `${appUrl}/api`

/** @param appUrl the app's origin, without a trailing slash. */
export const webClient = (appUrl: string): ClientMetadata => ({
  client_id: webClientId,
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  id_token_signed_response_alg: 'ES256',
  redirect_uris: [`${appUrl}/auth/callback`, `${appUrl}/auth/silent`],
  post_logout_redirect_uris: [`${appUrl}/`],
})
