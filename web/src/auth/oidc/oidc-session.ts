import { safeReturnTo } from '../return-to.ts'
import { isSignOutPending, onSignedOutElsewhere, setSignOutPending, wasSignedIn } from '../session-flags.ts'
import type { ReturnTo, SessionProvider } from '../session-provider.ts'
import { type OidcConfig, oidcClient, supportsSignUpPrompt } from './oidc-client.ts'
import { assertReachable, isRefusal } from './provider-errors.ts'
import { SessionEndedError, sessionTokens } from './session-tokens.ts'
import { isValidFor } from './tokens.ts'

/** A token that expires sooner than this is renewed before it is used. */
const minTokenMs = 20_000

/** A sign-in more recent than this is not asked for again. The API accepts twice that. */
const freshSeconds = 300

/** After a sign-out that the provider does not know of, its session must sign nobody in without asking. */
const askAgain = (): { prompt?: string } => (isSignOutPending() ? { prompt: 'login' } : {})

/** Signing in and out, which most page loads do not need. */
const loadProviderPage = () => import('./provider-page.ts')

/** The session of any OpenID Connect provider with a hosted sign-in page. */
export function oidcSession(identity: OidcConfig): SessionProvider {
  const { origin } = location
  const client = oidcClient(identity)
  const tokens = sessionTokens(client)
  const { state, accept, forget, renew } = tokens
  /** Pending from a sign-out until the page is shown again. Calls wait for it: without tokens they would be refused. */
  let leaving: Promise<void> | undefined
  onSignedOutElsewhere(() => forget('another-tab'))

  const leave = async ({ returnTo }: ReturnTo, parameters: Record<string, string>) => {
    const { leaveToSignIn } = await loadProviderPage()
    return leaveToSignIn(client, safeReturnTo(returnTo, origin), parameters)
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    async start() {
      if (!wasSignedIn()) return state.set({ status: 'signed-out' })
      await renew().catch((thrown: unknown) => {
        if (isRefusal(thrown)) forget('expired')
        else if (!(thrown instanceof SessionEndedError)) state.set({ status: 'signed-out', reason: 'error' })
      })
    },
    async getToken() {
      await leaving
      const current = tokens.get()
      if (!current) return null
      if (isValidFor(minTokenMs, current)) return current.access_token
      try {
        return await renew()
      } catch (thrown) {
        if (!isRefusal(thrown)) throw thrown
        forget('expired')
        return null
      }
    },
    signIn: (options = {}) => leave(options, askAgain()),
    signUp: async (options = {}) =>
      leave(options, (await supportsSignUpPrompt(client)) ? { prompt: 'create' } : askAgain()),
    reauthenticate(options = {}) {
      const hint = tokens.get()?.id_token
      return leave(options, { max_age: `${freshSeconds}`, ...(hint && { id_token_hint: hint }) })
    },
    async completeSignIn(url) {
      const { completeSignIn } = await loadProviderPage()
      return { returnTo: safeReturnTo(await completeSignIn(client, url, accept), origin) }
    },
    async signOut(beforeLeaving) {
      const { leaveFor, revoke, signOutPage } = await loadProviderPage()
      // Rejects before anything has changed if the provider is out of reach.
      await assertReachable(client.metadataUrl)
      const current = tokens.get()
      const page = await signOutPage(client, current?.id_token)
      if (current?.refresh_token) await revoke(client, current.refresh_token)
      await beforeLeaving?.()
      if (!page) {
        // The provider still has its session, so the next sign-in must prompt the user.
        setSignOutPending(true)
        forget('provider-stays-signed-in')
        return 'provider-stays-signed-in'
      }
      tokens.drop()
      leaving = leaveFor(page)
      await leaving
      // Shown again. Another page may have signed somebody in meanwhile, which this one must not end.
      state.set({ status: 'signed-out', reason: 'another-tab' })
      return 'everywhere'
    },
    dropSession: async (reason = 'refused') => forget(reason),
  }
}
