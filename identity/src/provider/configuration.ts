import { Html } from '@glimmer/lib/html'
import { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider'
import { findAccount } from '#accounts/store.ts'
import type { Database } from '#database/pool.ts'
import type { KeyRing } from '#keys/key-ring.ts'
import type { PageContext } from '#pages/layout.ts'
import { errorPage, messagePage, signOutPage } from '#pages/message-pages.ts'
import { databaseAdapter } from './adapter.ts'
import { accountClient, apiAudience, loadGrant, promptPolicy, webClient } from './first-party-client.ts'

export interface ProviderParts {
  issuer: string
  appUrl: string
  database: Database
  keys: KeyRing
  pages: PageContext
}

const providerRoutes = {
  authorization: '/auth',
  jwks: '/jwks',
  token: '/token',
  revocation: '/token/revocation',
  end_session: '/session/end',
}

const minute = 60
const day = 24 * 60 * minute

const idleSession = 14 * day
const maxSessionSeconds = 90 * day

/** Each use extends a session to 14 days from now, but never past 90 days after its sign-in. */
export function sessionTtl(_ctx: unknown, { loginTs }: { loginTs?: number | undefined }): number {
  if (loginTs === undefined) return idleSession
  const signedInFor = Math.floor(Date.now() / 1000) - loginTs
  return Math.max(1, Math.min(idleSession, maxSessionSeconds - signedInFor))
}

/** Seconds. Codes last as long as RFC 9700 recommends; access tokens are short-lived because they cannot be revoked. */
const ttl = {
  AuthorizationCode: minute,
  AccessToken: 5 * minute,
  IdToken: 5 * minute,
  RefreshToken: 14 * day,
  Session: sessionTtl,
  Grant: maxSessionSeconds,
  Interaction: 60 * minute,
}

/** Access tokens are JWTs for the API and for nothing else (RFC 9068). */
function resources(audience: string): NonNullable<Configuration['features']>['resourceIndicators'] {
  return {
    enabled: true,
    defaultResource: () => audience,
    useGrantedResource: () => true,
    getResourceServerInfo(_ctx, resource) {
      if (resource !== audience) throw new errors.InvalidTarget()
      return {
        scope: 'openid email profile',
        audience,
        accessTokenFormat: 'jwt',
        accessTokenTTL: ttl.AccessToken,
        jwt: { sign: { alg: 'ES256' } },
      }
    },
  }
}

function cookies(issuer: string, keys: string[]): Configuration['cookies'] {
  const isSecure = issuer.startsWith('https:')
  const options = { httpOnly: true, sameSite: 'lax', signed: true } as const
  return {
    keys,
    names: {
      session: isSecure ? '__Host-glimmer_session' : 'glimmer_session',
      interaction: 'glimmer_interaction',
      resume: 'glimmer_resume',
    },
    long: options,
    short: options,
  }
}

const findForProvider =
  (database: Database): NonNullable<Configuration['findAccount']> =>
  async (_ctx, subject) => {
    const account = await findAccount(database, subject)
    if (!account) return undefined
    const { email, emailVerified } = account
    return { accountId: subject, claims: () => ({ sub: subject, email, email_verified: emailVerified }) }
  }

/** The configuration of the provider library. */
export function providerConfiguration({ issuer, appUrl, database, keys, pages }: ProviderParts): Configuration {
  const audience = apiAudience(appUrl)
  return {
    adapter: databaseAdapter(database),
    jwks: { keys: keys.signing },
    clients: [webClient(appUrl), accountClient(issuer)],
    cookies: cookies(issuer, keys.cookie),
    routes: providerRoutes,
    responseTypes: ['code', 'none'],
    clientAuthMethods: ['none'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    pkce: { required: () => true },
    scopes: ['openid', 'offline_access', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // The app reads who signed in from the ID token; a token bound to the API would not open the userinfo endpoint.
    conformIdTokenClaims: false,
    // From these the app learns the address and that it is proven, since a browser's word for it proves nothing, and
    // when and how the user last authenticated, which a refresh leaves unchanged.
    async extraTokenClaims(ctx, token) {
      const account = 'accountId' in token ? await findAccount(database, token.accountId) : undefined
      const { AuthorizationCode, RefreshToken } = ctx.oidc.entities
      const { authTime: auth_time, amr } = RefreshToken ?? AuthorizationCode ?? {}
      return account && { email: account.email, email_verified: account.emailVerified, auth_time, ...(amr && { amr }) }
    },
    extraParams: ['ui_theme'],
    discovery: { prompt_values_supported: ['none', 'login', 'create'] },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: logoutPages(pages),
      resourceIndicators: resources(audience),
    },
    ttl,
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    findAccount: findForProvider(database),
    loadExistingGrant: loadGrant(audience),
    interactions: { policy: promptPolicy(), url: (_ctx, { uid }) => `${issuer}/interaction/${uid}` },
    renderError: renderError(pages),
  }
}

type LogoutPages = NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>

/** Whether the ID token sent by the app belongs to the user signed in here. */
function hintMatches(ctx: KoaContextWithOIDC): boolean {
  const subject = ctx.oidc.entities.IdTokenHint?.payload.sub
  return subject !== undefined && subject === ctx.oidc.session?.accountId
}

/** Sign-out: without a click if the hint shows whose session it is, otherwise by a button. */
const logoutPages = (context: PageContext): LogoutPages => ({
  enabled: true,
  logoutSource(ctx, form) {
    ctx.body = signOutPage(context, new Html(form), hintMatches(ctx)).text
  },
  postLogoutSuccessSource(ctx) {
    ctx.body = messagePage(context, 'signed-out').text
  },
})

/** An error page in plain words; the protocol's code is included for the operator of the app. */
const renderError =
  (context: PageContext): NonNullable<Configuration['renderError']> =>
  (ctx, out, error) => {
    ctx.type = 'html'
    const isLate = error.name === 'SessionNotFound'
    ctx.body = (isLate ? messagePage(context, 'expired') : errorPage(context, out.error)).text
  }
