import { type ClientMetadata, type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'

/** The app, which is the only client. It runs in a browser, so it has no secret and proves itself with PKCE. */
export const webClientId = 'glimmer-web'

/** The audience of access tokens for the app's API (RFC 8707). */
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

/** The account pages of this provider. They need only the session, so they are given neither code nor token. */
export const accountClientId = 'glimmer-account'

/** Where the browser returns to the account pages, with the page in `state`. */
export const accountReturnPath = '/account/back'

export const accountClient = (issuer: string): ClientMetadata => ({
  client_id: accountClientId,
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: [],
  response_types: ['none'],
  id_token_signed_response_alg: 'ES256',
  redirect_uris: [issuer + accountReturnPath],
})

/**
 * When to stop and ask the user. `prompt=create` (OpenID Connect Prompt Create 1.0) comes first, otherwise a visitor
 * who asked for an account would see the sign-in form; consent is removed, since the only client is the app itself.
 */
export function promptPolicy() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0)
  return policy
}

const scopes = 'openid email profile offline_access'

/** The grant of this session, or a new one: the app is our own, so users are not asked for consent. */
export const loadGrant =
  (audience: string): NonNullable<Configuration['loadExistingGrant']> =>
  async (ctx: KoaContextWithOIDC) => {
    const { client, session, provider } = ctx.oidc
    if (!client || !session?.accountId) return undefined
    const grantId = session.grantIdFor(client.clientId)
    const existing = grantId && (await provider.Grant.find(grantId))
    if (existing) return existing
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope(scopes)
    grant.addResourceScope(audience, scopes)
    await grant.save()
    return grant
  }
