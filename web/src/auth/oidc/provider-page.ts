import { None, revocationRequest } from 'oauth4webapi'
import { api } from '#platform/api/client.ts'
import { paths } from '#platform/paths.ts'
import { isDark } from '#platform/ui/theme.ts'
import { type AuthorizationRequest, authorizationRequest, redeemResponse } from './authorization-code.ts'
import { type OidcClient, providerTimeoutMs } from './oidc-client.ts'
import { assertReachable } from './provider-errors.ts'
import type { Tokens } from './tokens.ts'

/**
 * Leaves this page. Resolves if the user comes back to it from the back/forward cache, or is still here after a while:
 * they stopped it, or the address did not respond with a page.
 */
export const leaveFor = (url: string) =>
  new Promise<void>((back) => {
    const over = new AbortController()
    const end = () => {
      over.abort()
      clearTimeout(stayed)
      back()
    }
    const stayed = setTimeout(end, providerTimeoutMs)
    // The event is also dispatched when this page has just loaded.
    addEventListener('pageshow', ({ persisted }) => persisted && end(), { signal: over.signal })
    location.assign(url)
  })

/**
 * Leaves for the provider's page, which redirects back here. Rejects when the provider does not respond.
 * @param parameters additional parameters of the authorization request.
 */
export async function leaveToSignIn(client: OidcClient, returnTo: string, parameters: Record<string, string>) {
  await assertReachable(client.metadataUrl)
  // Our own provider then uses the theme of this page; others ignore the parameter.
  const all = { ...parameters, ui_theme: isDark() ? 'dark' : 'light' }
  const request = await authorizationRequest(client, location.origin + paths.signInCallback(), all)
  addPendingSignIn({ ...request, returnTo })
  await leaveFor(request.url)
}

/**
 * Completes a sign-in from the address the provider redirected to. Rejects when this tab did not start the sign-in.
 * @param accept signs the user in with the tokens.
 * @returns where the user wanted to go.
 */
export async function completeSignIn(client: OidcClient, url: string, accept: (tokens: Tokens) => void) {
  const pending = takePendingSignIn(new URL(url).searchParams.get('state'))
  if (!pending) throw new Error('This tab did not start the sign-in.')
  const tokens = await redeemResponse(client, url, pending)
  accept(tokens)
  await reportSignInTime(tokens)
  return pending.returnTo
}

/**
 * The provider's sign-out page, which ends its session (OpenID Connect RP-Initiated Logout 1.0); undefined where it has
 * none.
 */
export async function signOutPage({ metadata, identity }: OidcClient, idToken?: string): Promise<string | undefined> {
  const { end_session_endpoint: page } = await metadata()
  if (!page) return undefined
  const url = new URL(page)
  url.searchParams.set('post_logout_redirect_uri', location.origin + paths.home())
  if (idToken) url.searchParams.set('id_token_hint', idToken)
  else url.searchParams.set('client_id', identity.clientId)
  return url.href
}

/** Revokes a refresh token, if the provider can (RFC 7009). It expires by itself when that fails. */
export async function revoke({ client, metadata, options }: OidcClient, refreshToken: string) {
  const additionalParameters = { token_type_hint: 'refresh_token' }
  const requestOptions = { ...options(), additionalParameters }
  await metadata()
    .then((server) => revocationRequest(server, client, None(), refreshToken, requestOptions))
    .catch(() => undefined)
}

/** A sign-in in progress, while the user is on the provider's page. */
interface PendingSignIn extends AuthorizationRequest {
  returnTo: string
}

const storageKey = 'glimmer.sign-ins'

/**
 * How many are stored. None is too old: the user may wait for an email on the provider's page, and a clock may be set
 * meanwhile.
 */
const maxPendingSignIns = 5

function readAll(): PendingSignIn[] {
  try {
    const all: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(all) ? all : []
  } catch {
    return []
  }
}

/**
 * Stores a sign-in in this tab's sessionStorage, which outlives the trip to the provider. There may be several, when
 * the user comes back and begins again. Throws if the browser refuses storage: the sign-in could not be completed.
 */
function addPendingSignIn({ state, nonce, verifier, redirectUri, returnTo }: PendingSignIn) {
  const added = { state, nonce, verifier, redirectUri, returnTo }
  sessionStorage.setItem(storageKey, JSON.stringify([...readAll(), added].slice(-maxPendingSignIns)))
}

/** Returns the sign-in with this `state`, and forgets all of them; undefined if this tab did not start it. */
function takePendingSignIn(state: string | null): PendingSignIn | undefined {
  const pending = readAll().find((one) => one.state === state)
  if (pending) sessionStorage.removeItem(storageKey)
  return pending
}

/** Whether a token has an `auth_time` claim; false if it cannot be decoded. */
const hasAuthTime = (token?: string): boolean => typeof claimsOf(token).auth_time === 'number'

/**
 * Sends the API the time of the sign-in when the access token lacks it, as at providers that put it into the ID token
 * alone. Failures are ignored: calls that require a recent sign-in then ask for one again.
 */
export async function reportSignInTime({ access_token, id_token }: Pick<Tokens, 'access_token' | 'id_token'>) {
  if (!id_token || !hasAuthTime(id_token) || hasAuthTime(access_token)) return
  await api('POST /users/fresh-sign-in', { body: { idToken: id_token } }).catch(() => undefined)
}

/** The claims of a token, not verified; empty when it cannot be decoded. */
function claimsOf(token = ''): Record<string, unknown> {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return {}
  }
}
