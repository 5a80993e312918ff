import type { ClientConfig } from '@glimmer/contract'
import {
  type CreateSigninRequestArgs,
  type IdTokenClaims,
  OidcClient,
  type OidcMetadata,
  WebStorageStateStore,
} from 'oidc-client-ts'
import { paths } from '#platform/paths.ts'
import type { SessionUser } from '../session-provider.ts'

export type OidcConfig = Extract<ClientConfig['identity'], { kind: 'oidc' }>

/**
 * The timeout of requests to the provider. It allows for slow networks: offline copies are shown long before it ends.
 */
export const providerTimeoutMs = 30_000

/** Metadata of the provider that the server already knows, which then need not be fetched. */
function knownMetadata({ issuer, endpoints }: OidcConfig): { metadata?: Partial<OidcMetadata> } {
  if (!endpoints) return {}
  const { authorization, token, endSession, revocation, answersInForm } = endpoints
  return {
    metadata: {
      issuer,
      authorization_endpoint: authorization,
      token_endpoint: token,
      response_modes_supported: answersInForm ? ['form_post'] : [],
      ...(endSession && { end_session_endpoint: endSession }),
      ...(revocation && { revocation_endpoint: revocation }),
    },
  }
}

/**
 * Builds the address to sign in at. Its nonce binds the ID token to this very request (OpenID Connect Core 1.0 section
 * 3.1.2.1); oidc-client-ts rejects a token with another.
 */
export async function signInAddress(client: OidcClient, request: CreateSigninRequestArgs): Promise<string> {
  return (await client.createSigninRequest({ ...request, nonce: crypto.randomUUID() })).url
}

/** Whether responses can be read from a form: the provider shares this page's origin and supports `form_post`. */
export async function canUseFormPost({ metadataService }: OidcClient): Promise<boolean> {
  const { authorization_endpoint: endpoint, response_modes_supported: modes } = await metadataService.getMetadata()
  return endpoint?.startsWith(`${location.origin}/`) === true && modes?.includes('form_post') === true
}

/** Whether the provider accepts `prompt=create`: one that does not know it may refuse the request. */
export async function makesAccounts(client: OidcClient, { endpoints }: OidcConfig): Promise<boolean> {
  if (endpoints) return endpoints.makesAccounts
  const prompts = Reflect.get(await client.metadataService.getMetadata(), 'prompt_values_supported')
  return Array.isArray(prompts) && prompts.includes('create')
}

/**
 * The protocol client, as strict as a browser allows: authorization code with PKCE, and tokens in memory only. Only the
 * state of a sign-in in progress outlives the page, in this tab's sessionStorage (RFC 10017, OAuth 2.0 for
 * Browser-Based Applications).
 */
export const oidcClient = (identity: OidcConfig, origin: string) =>
  new OidcClient({
    authority: identity.issuer,
    ...knownMetadata(identity),
    client_id: identity.clientId,
    resource: identity.audience,
    scope: identity.scope,
    response_type: 'code',
    redirect_uri: origin + paths.signInCallback(),
    post_logout_redirect_uri: origin + paths.home(),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    requestTimeoutInSeconds: providerTimeoutMs / 1000,
    staleStateAgeInSeconds: 900,
  })

/** Maps the claims of the ID token to a session user. */
export function userOf(claims: IdTokenClaims): SessionUser {
  const { sub, email, preferred_username, given_name, name, family_name, picture } = claims
  return {
    provider: 'oidc',
    id: sub,
    email: email ?? null,
    username: preferred_username ?? null,
    firstName: given_name ?? name ?? null,
    lastName: family_name ?? null,
    imageUrl: picture ?? null,
  }
}
