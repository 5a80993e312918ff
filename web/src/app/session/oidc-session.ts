import { ErrorResponse, type User } from 'oidc-client-ts'
import { isDark } from '../frame/is-dark.ts'
import { observe } from './observable.ts'
import { type OidcConfig, oidcManager, stateOf } from './oidc-manager.ts'
import { renewOnce } from './renew-once.ts'
import { safeReturnTo } from './return-to.ts'
import { readHint, whenSignedOutElsewhere, writeHint } from './session-hint.ts'
import type { ReturnTo, SessionProvider, SessionState, SignedOutReason } from './session-provider.ts'

/** A token with less life than this, in seconds, is renewed before it is used. */
const tooOld = 20

/** How long, in milliseconds, the provider may take to answer at all. */
const patience = 8_000

/** The provider answered, and the answer is no; anything else may pass by itself. */
const isRefusal = (thrown: unknown) => thrown instanceof ErrorResponse

/** Asks anew, whatever is remembered: leaving for a page that does not answer would strand somebody. */
async function answers(address: string) {
  const { ok } = await fetch(address, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(patience) })
  if (!ok) throw new Error('The provider does not answer.')
}

/** Any OpenID Connect provider with a hosted sign-in page. */
export function oidcSession(identity: OidcConfig): SessionProvider {
  const { origin } = location
  const manager = oidcManager(identity, origin)
  const state = observe<SessionState>({ status: 'loading' })

  const accept = (user: User | null) => {
    const next = stateOf(user)
    writeHint(next.status === 'signed-in')
    state.set(next)
  }
  const forget = async (reason: SignedOutReason) => {
    writeHint(false)
    await manager.removeUser()
    state.set({ status: 'signed-out', reason })
  }
  whenSignedOutElsewhere(() => void forget('elsewhere'))

  /** By the refresh token; when that is refused, by asking the provider once whether it still knows the person. */
  const renew = renewOnce(async () => {
    const user = await manager.signinSilent().catch((thrown: unknown) => {
      if (!isRefusal(thrown)) throw thrown
      return manager.signinSilent({ forceIframeAuth: true })
    })
    accept(user)
    return user
  }, navigator.locks)

  const leave = ({ returnTo }: ReturnTo, prompt?: string) =>
    manager.signinRedirect({
      state: safeReturnTo(returnTo, origin),
      ...(prompt && { prompt }),
      // Our own provider's pages then look like the page the person comes from; others ignore it.
      extraQueryParams: { ui_theme: isDark() ? 'dark' : 'light' },
    })

  return {
    getState: state.get,
    subscribe: state.subscribe,
    async start() {
      if (!readHint()) return state.set({ status: 'signed-out' })
      await renew().catch((thrown: unknown) =>
        isRefusal(thrown) ? forget('expired') : state.set({ status: 'signed-out', reason: 'error' }),
      )
    },
    async getToken() {
      const user = await manager.getUser()
      if (!user || (user.expires_in ?? 0) > tooOld) return user?.access_token ?? null
      try {
        return (await renew())?.access_token ?? null
      } catch (thrown) {
        if (!isRefusal(thrown)) throw thrown
        await forget('expired')
        return null
      }
    },
    showForm: async () => undefined,
    signIn: (options = {}) => leave(options),
    signUp: (options = {}) => leave(options, 'create'),
    async completeSignIn(url) {
      const user = await manager.signinRedirectCallback(url)
      accept(user)
      return { returnTo: safeReturnTo(user.state, origin) }
    },
    async signOut(leaving) {
      // Rejects while nothing has changed yet, should the provider be out of reach.
      await answers(manager.settings.metadataUrl)
      await manager.metadataService.getEndSessionEndpoint()
      await manager.revokeTokens(['refresh_token']).catch(() => undefined)
      await leaving?.()
      writeHint(false)
      await manager.signoutRedirect()
    },
    dropSession: () => forget('refused'),
  }
}
