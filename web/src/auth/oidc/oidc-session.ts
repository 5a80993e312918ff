import type { SigninResponse } from 'oidc-client-ts'
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
import { type OidcConfig, oidcClient, userOf } from './oidc-client.ts'
import { isRefusal, renewOnce, renewTokens } from './renew-tokens.ts'
import { tellSignInTime } from './tell-sign-in-time.ts'

/** A token with less time left than this is renewed before it is used. */
const minTokenSeconds = 20

/** How long somebody who signs out waits for the provider. */
const signOutTimeoutMs = 8_000

/** Asks anew, whatever is remembered: leaving for a page that does not answer would strand somebody. */
async function assertReachable(address: string) {
  const signal = AbortSignal.timeout(signOutTimeoutMs)
  const { ok } = await fetch(address, { cache: 'no-store', credentials: 'omit', signal })
  if (!ok) throw new Error('The provider does not answer.')
}

/** Who has shown within this time who they are is not asked again; the API takes twice that. */
const freshSeconds = 300

/** Leaves this page; resolves only for somebody who comes back to it. */
const leaveFor = (url: string) =>
  new Promise<void>((back) => {
    addEventListener('pageshow', () => back(), { once: true })
    location.assign(url)
  })

/** Any OpenID Connect provider with a hosted sign-in page. */
export function oidcSession(identity: OidcConfig): SessionProvider {
  const { origin } = location
  const client = oidcClient(identity, origin)
  const state = observable<SessionState>({ status: 'loading' })
  /** The tokens, in this variable and nowhere else. */
  let tokens: SigninResponse | undefined

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

  const leave = async (
    { returnTo }: ReturnTo,
    request: { prompt?: string; max_age?: number; id_token_hint?: string } = {},
  ) => {
    const { url } = await client.createSigninRequest({
      state: safeReturnTo(returnTo, origin),
      ...request,
      // Our own provider's pages then look like the page the person comes from; others ignore it.
      extraQueryParams: { ui_theme: isDark() ? 'dark' : 'light' },
    })
    await leaveFor(url)
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    async start() {
      if (!wasSignedIn()) return state.set({ status: 'signed-out' })
      await renew().catch((thrown: unknown) =>
        isRefusal(thrown) ? forget('expired') : state.set({ status: 'signed-out', reason: 'error' }),
      )
    },
    async getToken() {
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
    signUp: (options = {}) => leave(options, { prompt: 'create' }),
    showAgain: (options = {}) =>
      leave(options, { max_age: freshSeconds, ...(tokens?.id_token && { id_token_hint: tokens.id_token }) }),
    async completeSignIn(url) {
      const answer = await client.processSigninResponse(url)
      accept(answer)
      await tellSignInTime(answer)
      return { returnTo: safeReturnTo(answer.userState, origin) }
    },
    async signOut(beforeLeaving) {
      // Rejects while nothing has changed yet, should the provider be out of reach.
      await assertReachable(client.settings.metadataUrl)
      const id_token_hint = tokens?.id_token
      const { url } = await client.createSignoutRequest({ ...(id_token_hint && { id_token_hint }) })
      if (tokens?.refresh_token) await client.revokeToken(tokens.refresh_token, 'refresh_token').catch(() => undefined)
      await beforeLeaving?.()
      setSignedIn(false)
      tokens = undefined
      await leaveFor(url)
    },
    dropSession: async (reason = 'refused') => forget(reason),
  }
}
