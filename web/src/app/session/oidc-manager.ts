import type { ClientConfig } from '@glimmer/contract'
import { InMemoryWebStorage, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { paths } from '../../paths.ts'
import type { SessionState } from './session-provider.ts'

export type OidcConfig = Extract<ClientConfig['identity'], { kind: 'oidc' }>

/**
 * The protocol engine, as strict as a browser allows: code with PKCE, tokens in memory only. What outlives the page is
 * the state of a sign-in under way, in this tab's sessionStorage (RFC 10017, OAuth 2.0 for Browser-Based Applications).
 */
export function oidcManager(identity: OidcConfig, origin: string) {
  return new UserManager({
    authority: identity.issuer,
    client_id: identity.clientId,
    resource: identity.audience,
    scope: identity.scope,
    response_type: 'code',
    redirect_uri: origin + paths.signInCallback(),
    silent_redirect_uri: origin + paths.silentSignIn(),
    post_logout_redirect_uri: origin + paths.home(),
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    validateSubOnSilentRenew: false,
    silentRequestTimeoutInSeconds: 8,
    staleStateAgeInSeconds: 900,
  })
}

/** What the ID token says, in the session's words. */
export function stateOf(user: User | null): SessionState {
  if (!user?.profile) return { status: 'signed-out' }
  const { sub, email, preferred_username, given_name, name, family_name, picture } = user.profile
  return {
    status: 'signed-in',
    user: {
      provider: 'oidc',
      id: sub,
      email: email ?? null,
      username: preferred_username ?? null,
      firstName: given_name ?? name ?? null,
      lastName: family_name ?? null,
      imageUrl: picture ?? null,
    },
  }
}
