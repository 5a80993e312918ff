import { observable } from '#lib/observable.ts'
import { safeReturnTo } from '../return-to.ts'
import {
  isSignOutPending,
  onSignedOutElsewhere,
  setSignedIn,
  setSignOutPending,
  wasSignedIn,
} from '../session-flags.ts'
import type { ReturnTo, SessionProvider, SessionState, SignedOutReason } from '../session-provider.ts'
import { makesAccounts, type OidcConfig, oidcClient, userOf } from './oidc-client.ts'
import { isRefusal, renewOnce, renewTokens } from './renew-tokens.ts'
import type { Tokens } from './tokens.ts'

/** A token that expires sooner than this is renewed before it is used. */
const minTokenSeconds = 20

/** A sign-in more recent than this is not asked for again. The API accepts twice that. */
const freshSeconds = 300

/** Signing in and out, which most page loads do not need. */
const loadProviderPage = () => import('./provider-page.lazy.ts')

/** The session of any OpenID Connect provider with a hosted sign-in page. */
export function oidcSession(identity: OidcConfig): SessionProvider {
  const { origin } = location
  const client = oidcClient(identity)
  const state = observable<SessionState>({ status: 'loading' })
  /** The tokens are held in this variable and nowhere else. */
  let tokens: Tokens | undefined
  /** Pending from a sign-out until the page is shown again. Calls wait for it: without tokens they would be refused. */
  let leaving: Promise<void> | undefined

  const accept = (answer: Tokens) => {
    tokens = answer
    setSignedIn(true)
    setSignOutPending(false)
    state.set({ status: 'signed-in', user: userOf(answer.claims) })
    return answer.access_token
  }
  const forget = (reason: SignedOutReason) => {
    tokens = undefined
    setSignedIn(false)
    state.set({ status: 'signed-out', reason })
  }
  onSignedOutElsewhere(() => forget('elsewhere'))

  const renew = renewOnce(async () => accept(await renewTokens(client, tokens)), navigator.locks)

  const leave = async ({ returnTo }: ReturnTo, parameters: Record<string, string> = {}) => {
    const { leaveToSignIn } = await loadProviderPage()
    return leaveToSignIn(client, safeReturnTo(returnTo, origin), parameters)
  }

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
      if (tokens.expiresAt - Date.now() > minTokenSeconds * 1000) return tokens.access_token
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
    signUp: async (options = {}) => leave(options, (await makesAccounts(client)) ? { prompt: 'create' } : {}),
    reauthenticate: (options = {}) =>
      leave(options, { max_age: `${freshSeconds}`, ...(tokens?.id_token && { id_token_hint: tokens.id_token }) }),
    async completeSignIn(url) {
      const { completeSignIn } = await loadProviderPage()
      return { returnTo: safeReturnTo(await completeSignIn(client, url, accept), origin) }
    },
    async signOut(beforeLeaving) {
      // Rejects before anything has changed if the provider is out of reach.
      const { assertReachable, leaveFor, revoke, signOutPage } = await loadProviderPage()
      await assertReachable(client.metadataUrl)
      const page = await signOutPage(client, tokens?.id_token)
      if (tokens?.refresh_token) await revoke(client, tokens.refresh_token)
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
