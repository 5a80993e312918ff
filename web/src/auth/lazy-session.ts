import { observable } from '#lib/observable.ts'
import { writeHint, writeOwed } from './session-hint.ts'
import type { SessionProvider, SessionState } from './session-provider.ts'

/**
 * A session whose adapter is loaded only when somebody is, was or wants to be signed in: a visitor's first page pays
 * nothing for it.
 * @param load makes the adapter; tried again when it failed.
 * @param wasSignedIn whether this browser was signed in when last seen.
 */
export function lazySession(load: () => Promise<SessionProvider>, wasSignedIn: () => boolean): SessionProvider {
  const state = observable<SessionState>({ status: wasSignedIn() ? 'loading' : 'signed-out' })
  let loading: Promise<SessionProvider> | undefined
  let adapter: SessionProvider | undefined

  const loaded = () => {
    loading ??= load().then(
      (made) => {
        made.subscribe(() => state.set(made.getState()))
        adapter = made
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
      // Somebody may well be signed in: a call without their token would be refused, and end the session.
      if (now.status === 'loading') throw new Error('It is not yet known who is here.')
      if (adapter && now.status === 'signed-out' && now.reason === 'error')
        throw new Error('The provider is out of reach.')
      return adapter ? adapter.getToken() : null
    },
    showForm: async (form, into, options) => (await loaded()).showForm(form, into, options),
    signIn: async (options) => (await loaded()).signIn(options),
    signUp: async (options) => (await loaded()).signUp(options),
    completeSignIn: async (url) => (await loaded()).completeSignIn(url),
    signOut: async (leaving) => (await loaded()).signOut(leaving),
    async dropSession(reason) {
      if (reason === 'here') writeOwed(true)
      if (adapter) return adapter.dropSession(reason)
      if (reason !== 'here') return
      writeHint(false)
      state.set({ status: 'signed-out', reason })
    },
  }
}
