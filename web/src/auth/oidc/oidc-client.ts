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

/** How long the provider may take to answer at all. A slow network is waited for: offline copies stand in long before. */
export const providerTimeoutMs = 30_000

/** What the server knows of the provider need not be asked again. */
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
 * The address to sign in at. The nonce binds the ID token to this very request (OpenID Connect Core 1.0 section 3.1.2.1);
 * the engine refuses another.
 */
export async function signInAddress(client: OidcClient, request: CreateSigninRequestArgs): Promise<string> {
  return (await client.createSigninRequest({ ...request, nonce: crypto.randomUUID() })).url
}

/** Whether what the provider answers can be read from a form it sends: it shares this page's origin, and knows of forms. */
export async function answersInForm({ metadataService }: OidcClient): Promise<boolean> {
  const { authorization_endpoint: endpoint, response_modes_supported: modes } = await metadataService.getMetadata()
  return endpoint?.startsWith(`${location.origin}/`) === true && modes?.includes('form_post') === true
}

/** Whether the provider may be asked to make an account: one that does not know the request may refuse it. */
export async function makesAccounts(client: OidcClient, { endpoints }: OidcConfig): Promise<boolean> {
  if (endpoints) return endpoints.makesAccounts
  const prompts = Reflect.get(await client.metadataService.getMetadata(), 'prompt_values_supported')
  return Array.isArray(prompts) && prompts.includes('create')
}

/**
 * The protocol engine, as strict as a browser allows: code with PKCE, tokens in memory only. What outlives the page is
 * the state of a sign-in under way, in this tab's sessionStorage (RFC 10017, OAuth 2.0 for Browser-Based Applications).
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

/** What the ID token says, in the session's words. */
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
