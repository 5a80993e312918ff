import type { CreateSigninRequestArgs, OidcClient, SigninResponse } from 'oidc-client-ts'
import { observable } from '#lib/observable.ts'
import { isDark } from '#platform/ui/is-dark.eager.ts'
import { safeReturnTo } from '../return-to.ts'
import {
  isSignOutPending,
  onSignedOutElsewhere,
  setSignedIn,
  setSignOutPending,
  wasSignedIn,
} from '../session-flags.ts'
import type { ReturnTo, SessionProvider, SessionState, SignedOutReason } from '../session-provider.ts'
import { makesAccounts, type OidcConfig, oidcClient, signInAddress, userOf } from './oidc-client.ts'
import { assertReachable } from './reachable.ts'
import { isRefusal, renewOnce, renewTokens } from './renew-tokens.ts'
import { reportSignInTime } from './report-sign-in-time.ts'

/** A token that expires sooner than this is renewed before it is used. */
const minTokenSeconds = 20

/** A sign-in more recent than this is not asked for again. The API accepts twice that. */
const freshSeconds = 300

/** Leaves this page; resolves only if the user comes back to it from the back/forward cache. */
const leaveFor = (url: string) =>
  new Promise<void>((back) => {
    addEventListener('pageshow', () => back(), { once: true })
    location.assign(url)
  })

/** Additional parameters of the authorization request. */
type SignInQuestion = Pick<CreateSigninRequestArgs, 'prompt' | 'max_age' | 'id_token_hint'>

/** Leaves for the provider's page, which redirects back here. Rejects when the provider does not respond. */
async function leaveToSignIn(client: OidcClient, returnTo: string, request: SignInQuestion = {}) {
  await assertReachable(client.settings.metadataUrl)
  // Our own provider then uses the theme of this page; others ignore the parameter.
  const extraQueryParams = { ui_theme: isDark() ? 'dark' : 'light' }
  await leaveFor(await signInAddress(client, { ...request, extraQueryParams, state: returnTo }))
}

/** The provider's sign-out page, which ends its session; undefined where it has none. */
async function signOutPage(client: OidcClient, idToken: string | undefined): Promise<string | undefined> {
  if ((await client.metadataService.getEndSessionEndpoint()) === undefined) return undefined
  return (await client.createSignoutRequest({ ...(idToken && { id_token_hint: idToken }) })).url
}

/** The session of any OpenID Connect provider with a hosted sign-in page. */
export function oidcSession(identity: OidcConfig): SessionProvider {
  const { origin } = location
  const client = oidcClient(identity, origin)
  const state = observable<SessionState>({ status: 'loading' })
  /** The tokens are held in this variable and nowhere else. */
  let tokens: SigninResponse | undefined
  /** Pending from a sign-out until the page is shown again. Calls wait for it: without tokens they would be refused. */
  let leaving: Promise<void> | undefined

  const accept = (answer: SigninResponse) => {
    tokens = answer
    setSignedIn(true)
    setSignOutPending(false)
    state.set({ status: 'signed-in', user: userOf(answer.profile) })
    return answer.access_token
  }
  const forget = (reason: SignedOutReason) => {
    tokens = undefined
    setSignedIn(false)
    state.set({ status: 'signed-out', reason })
  }
  onSignedOutElsewhere(() => forget('elsewhere'))

  const renew = renewOnce(async () => accept(await renewTokens(client, tokens)), navigator.locks)

  const leave = ({ returnTo }: ReturnTo, request?: SignInQuestion) =>
    leaveToSignIn(client, safeReturnTo(returnTo, origin), request)

  return {
    getState: state.get,
    subscribe: state.subscribe,
    async start() {
      if (!wasSignedIn()) return state.set({ status: 'signed-out' })
      const orError = () => state.set({ status: 'signed-out', reason: 'error' })
      await renew().catch((thrown: unknown) => (isRefusal(thrown) ? forget('expired') : orError()))
    },
    async getToken() {
      await leaving
      if (!tokens) return null
      if ((tokens.expires_in ?? 0) > minTokenSeconds) return tokens.access_token
      try {
        return await renew()
      } catch (thrown) {
        if (!isRefusal(thrown)) throw thrown
        forget('expired')
        return null
      }
    },
    showForm: async () => undefined,
    signIn: (options = {}) => leave(options, isSignOutPending() ? { prompt: 'login' } : {}),
    signUp: async (options = {}) => leave(options, (await makesAccounts(client, identity)) ? { prompt: 'create' } : {}),
    reauthenticate: (options = {}) =>
      leave(options, { max_age: freshSeconds, ...(tokens?.id_token && { id_token_hint: tokens.id_token }) }),
    async completeSignIn(url) {
      const answer = await client.processSigninResponse(url)
      accept(answer)
      await reportSignInTime(answer)
      return { returnTo: safeReturnTo(answer.userState, origin) }
    },
    async signOut(beforeLeaving) {
      // Rejects before anything has changed if the provider is out of reach.
      await assertReachable(client.settings.metadataUrl)
      const page = await signOutPage(client, tokens?.id_token)
      if (tokens?.refresh_token) await client.revokeToken(tokens.refresh_token, 'refresh_token').catch(() => undefined)
      await beforeLeaving?.()
      if (!page) {
        // The provider still has its session, so the next sign-in must prompt the user.
        setSignOutPending(true)
        forget('kept')
        return 'kept'
      }
      setSignedIn(false)
      tokens = undefined
      leaving = leaveFor(page)
      await leaving
      return 'everywhere'
    },
    dropSession: async (reason = 'refused') => forget(reason),
  }
}
