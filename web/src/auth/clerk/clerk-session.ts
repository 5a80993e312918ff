import type { Clerk, UserResource } from '@clerk/shared/types'
import { observable } from '#lib/observable.ts'
import { paths } from '#platform/paths.ts'
import { safeReturnTo } from '../return-to.ts'
import {
  isSignOutPending,
  onSignedOutElsewhere,
  setSignedIn,
  setSignOutPending,
  wasSignedIn,
} from '../session-flags.ts'
import type { SessionProvider, SessionState, SessionUser, SignedOutReason } from '../session-provider.ts'
import { appearance } from './appearance.ts'
import { type ClerkConfig, loadClerk } from './load-clerk.ts'

/** As much of Clerk's object as is used here. */
export type ClerkInUse = Pick<
  Clerk,
  | 'client'
  | 'session'
  | 'user'
  | 'addListener'
  | 'signOut'
  | 'mountSignIn'
  | 'unmountSignIn'
  | 'mountSignUp'
  | 'unmountSignUp'
  | '__internal_openReverification'
>

const userOf = (user: UserResource): SessionUser => ({
  provider: 'clerk',
  id: user.id,
  email: user.primaryEmailAddress?.emailAddress ?? null,
  username: user.username,
  firstName: user.firstName,
  lastName: user.lastName,
  imageUrl: user.imageUrl,
})

/** Opens Clerk's own question who is there, and waits until it is answered or closed. */
const askAgain = (clerk: ClerkInUse) =>
  new Promise<void>((done) => {
    const closed = { afterVerification: done, afterVerificationCancelled: done }
    clerk.__internal_openReverification({ level: 'first_factor', ...closed })
  })

/** Clerk, with its form drawn into our pages: the session is Clerk's, and its tokens live in its memory. */
export function clerkSession(clerk: ClerkInUse): SessionProvider {
  const state = observable<SessionState>({ status: 'loading' })
  /** A session that was dropped here stays so, even where Clerk could not be told. */
  let dropped: string | undefined
  let leaving = false

  const current = () => {
    const { session, user } = clerk
    // A pending session still owes a step, which its form asks for.
    return session?.status === 'active' && user && session.id !== dropped && !isSignOutPending()
      ? { session, user }
      : undefined
  }
  const follow = () => {
    const here = current()
    if (leaving) return
    if (here) {
      setSignedIn(true)
      state.set({ status: 'signed-in', user: userOf(here.user) })
    } else if (state.get().status === 'signed-in') {
      // Clerk tells its tabs of each other before ours do: the flag stays for the tab that signed out to take away.
      state.set({ status: 'signed-out', reason: 'expired' })
    }
  }
  /** Rejects when Clerk could not be told: its own script takes a network that failed for done, and knows them still. */
  const endAtClerk = async () => {
    await clerk.signOut()
    if (clerk.client?.signedInSessions.length) throw new Error('Clerk could not be told.')
  }
  const forget = async (reason: SignedOutReason) => {
    dropped = clerk.session?.id
    setSignedIn(false)
    state.set({ status: 'signed-out', reason })
    // So that the form is one for signing in again; a session that cannot be ended now is dropped all the same.
    if (dropped) await endAtClerk().catch(() => undefined)
  }
  clerk.addListener(follow, { skipInitialEmit: true })
  onSignedOutElsewhere(() => void forget('elsewhere'))

  return {
    getState: state.get,
    subscribe: state.subscribe,
    async start() {
      follow()
      if (state.get().status !== 'loading') return
      const expected = wasSignedIn()
      setSignedIn(false)
      state.set(expected ? { status: 'signed-out', reason: 'expired' } : { status: 'signed-out' })
    },
    getToken: async () => (await current()?.session.getToken()) ?? null,
    async showForm(form, into, { returnTo } = {}) {
      // Who left while Clerk could not be told leaves there now.
      if (isSignOutPending()) await endAtClerk()
      setSignOutPending(false)
      follow()
      const fallbackRedirectUrl = safeReturnTo(returnTo, location.origin)
      const props = { routing: 'hash' as const, fallbackRedirectUrl, appearance }
      if (form === 'sign-in') clerk.mountSignIn(into, { ...props, signUpUrl: paths.signUp() })
      else clerk.mountSignUp(into, { ...props, signInUrl: paths.signIn() })
      return () => (form === 'sign-in' ? clerk.unmountSignIn(into) : clerk.unmountSignUp(into))
    },
    // The form in the page is the way in.
    signIn: async () => undefined,
    signUp: async () => undefined,
    async showAgain() {
      await askAgain(clerk)
      // The token at hand still tells of the sign-in of before.
      await current()?.session.getToken({ skipCache: true })
    },
    completeSignIn: () => Promise.reject(new Error('Clerk sends nobody back here.')),
    async signOut(beforeLeaving) {
      leaving = true
      await endAtClerk().finally(() => {
        leaving = false
      })
      await beforeLeaving?.()
      setSignedIn(false)
      location.assign(paths.home())
      return 'everywhere'
    },
    dropSession: (reason = 'refused') => forget(reason),
  }
}

/** Clerk's session, once Clerk is there. Rejects when it cannot be reached. */
export const openClerkSession = async (config: ClerkConfig): Promise<SessionProvider> =>
  clerkSession(await loadClerk(config))
