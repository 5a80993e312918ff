import { observable } from '#lib/observable.ts'
import { api, connect, newTraceparent } from '#platform/api/client.ts'
import { setLogEnvironment } from '#platform/api/log.ts'
import { setSignedIn, setSignOutPending, wasSignedIn } from './session-flags.ts'
import type { SessionProvider, SessionState } from './session-provider.ts'

/**
 * A session that loads its provider only once the user is, was or wants to be signed in, so that a visitor's first page
 * does not download it.
 * @param load creates the provider; called again after a failure.
 * @param wasSignedIn whether this browser was signed in when last seen.
 */
export function createSession(load: () => Promise<SessionProvider>, wasSignedIn: () => boolean): SessionProvider {
  const state = observable<SessionState>({ status: wasSignedIn() ? 'loading' : 'signed-out' })
  let loading: Promise<SessionProvider> | undefined
  let provider: SessionProvider | undefined

  const loaded = () => {
    loading ??= load().then(
      (made) => {
        made.subscribe(() => state.set(made.getState()))
        provider = made
        return made
      },
      (thrown: unknown) => {
        loading = undefined
        throw thrown
      },
    )
    return loading
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    async start() {
      if (!wasSignedIn()) return
      try {
        await (await loaded()).start()
      } catch {
        state.set({ status: 'signed-out', reason: 'error' })
      }
    },
    async getToken() {
      const now = state.get()
      // The user may well be signed in: a call without their token would be refused, and end the session.
      if (now.status === 'loading') throw new Error('It is not yet known who is here.')
      if (provider && now.status === 'signed-out' && now.reason === 'error')
        throw new Error('The provider is out of reach.')
      return provider ? provider.getToken() : null
    },
    signIn: async (options) => (await loaded()).signIn(options),
    signUp: async (options) => (await loaded()).signUp(options),
    reauthenticate: async (options) => (await loaded()).reauthenticate(options),
    completeSignIn: async (url) => (await loaded()).completeSignIn(url),
    signOut: async (beforeLeaving) => (await loaded()).signOut(beforeLeaving),
    async dropSession(reason) {
      if (reason === 'this-device') setSignOutPending(true)
      if (provider) return provider.dropSession(reason)
      if (reason !== 'this-device') return
      setSignedIn(false)
      state.set({ status: 'signed-out', reason })
    },
  }
}

/** Loads the provider's session while the configuration is requested. */
async function loadProvider(): Promise<SessionProvider> {
  const [{ identity, environment, traces }, { oidcSession }] = await Promise.all([
    api('GET /config'),
    import('./oidc/oidc-session.ts'),
  ])
  setLogEnvironment(environment)
  if (traces) connect({ traceparent: newTraceparent })
  return oidcSession(identity)
}

/** The session of this page. Every API call carries its token, and a refused token ends it. */
export const session = createSession(loadProvider, wasSignedIn)
connect({ token: () => session.getToken(), onRefused: () => void session.dropSession() })
