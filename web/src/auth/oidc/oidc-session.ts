import type { SigninResponse } from 'oidc-client-ts'
import { observable } from '#lib/observable.ts'
import { isDark } from '#platform/ui/is-dark.eager.ts'
import { safeReturnTo } from '../return-to.ts'
import { owesSignOut, readHint, whenSignedOutElsewhere, writeHint, writeOwed } from '../session-hint.ts'
import type { ReturnTo, SessionProvider, SessionState, SignedOutReason } from '../session-provider.ts'
import { type OidcConfig, oidcClient, userOf } from './oidc-client.ts'
import { renewOnce } from './renew-once.ts'
import { isRefusal, renewSilently } from './renew-silently.ts'

/** A token with less life than this, in seconds, is renewed before it is used. */
const tooOld = 20

/** How long, in milliseconds, somebody who leaves is kept waiting for the provider. */
const patience = 8_000

/** Asks anew, whatever is remembered: leaving for a page that does not answer would strand somebody. */
async function answers(address: string) {
  const { ok } = await fetch(address, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(patience) })
  if (!ok) throw new Error('The provider does not answer.')
}

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
  let held: SigninResponse | undefined

  const accept = (answer: SigninResponse) => {
    held = answer
    writeHint(true)
    writeOwed(false)
    state.set({ status: 'signed-in', user: userOf(answer.profile) })
    return answer.access_token
  }
  const forget = (reason: SignedOutReason) => {
    held = undefined
    writeHint(false)
    state.set({ status: 'signed-out', reason })
  }
  whenSignedOutElsewhere(() => forget('elsewhere'))

  const renew = renewOnce(async () => accept(await renewSilently(client, held)), navigator.locks)

  const leave = async ({ returnTo }: ReturnTo, prompt?: string) => {
    const { url } = await client.createSigninRequest({
      state: safeReturnTo(returnTo, origin),
      ...(prompt && { prompt }),
      // Our own provider's pages then look like the page the person comes from; others ignore it.
      extraQueryParams: { ui_theme: isDark() ? 'dark' : 'light' },
    })
    await leaveFor(url)
  }

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
      if (!held) return null
      if ((held.expires_in ?? 0) > tooOld) return held.access_token
      try {
        return await renew()
      } catch (thrown) {
        if (!isRefusal(thrown)) throw thrown
        forget('expired')
        return null
      }
    },
    showForm: async () => undefined,
    signIn: (options = {}) => leave(options, owesSignOut() ? 'login' : undefined),
    signUp: (options = {}) => leave(options, 'create'),
    async completeSignIn(url) {
      const answer = await client.processSigninResponse(url)
      accept(answer)
      return { returnTo: safeReturnTo(answer.userState, origin) }
    },
    async signOut(leaving) {
      // Rejects while nothing has changed yet, should the provider be out of reach.
      await answers(client.settings.metadataUrl)
      const id_token_hint = held?.id_token
      const { url } = await client.createSignoutRequest({ ...(id_token_hint && { id_token_hint }) })
      if (held?.refresh_token) await client.revokeToken(held.refresh_token, 'refresh_token').catch(() => undefined)
      await leaving?.()
      writeHint(false)
      held = undefined
      await leaveFor(url)
    },
    dropSession: async (reason = 'refused') => forget(reason),
  }
}
