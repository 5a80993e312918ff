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

/** The part of Clerk's interface used here. */
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

/** Opens Clerk's dialog that verifies the user again, and resolves when it is completed or closed. */
const askAgain = (clerk: ClerkInUse) =>
  new Promise<void>((done) => {
    const closed = { afterVerification: done, afterVerificationCancelled: done }
    clerk.__internal_openReverification({ level: 'first_factor', ...closed })
  })

/** The session of Clerk, with its form mounted in our pages. Clerk holds the session, and the tokens in its memory. */
export function clerkSession(clerk: ClerkInUse): SessionProvider {
  const state = observable<SessionState>({ status: 'loading' })
  /** The id of a session dropped here: it stays dropped, even where Clerk could not be reached. */
  let dropped: string | undefined
  let leaving = false

  const current = () => {
    const { session, user } = clerk
    // A pending session still requires a step, which Clerk's form asks for.
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
      // Clerk notifies its tabs before ours notify each other: the tab that signed out removes the flag itself.
      state.set({ status: 'signed-out', reason: 'expired' })
    }
  }
  /**
   * Signs out at Clerk. Its script treats a failed request as success, so this rejects when the session is still there.
   */
  const endAtClerk = async () => {
    await clerk.signOut()
    if (clerk.client?.signedInSessions.length) throw new Error('Clerk could not be told.')
  }
  const forget = async (reason: SignedOutReason) => {
    dropped = clerk.session?.id
    setSignedIn(false)
    state.set({ status: 'signed-out', reason })
    // Ends the session at Clerk too, so that its form offers a new sign-in. If that fails, it stays dropped here.
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
      // A sign-out that could not reach Clerk is made up for now.
      if (isSignOutPending()) await endAtClerk()
      setSignOutPending(false)
      follow()
      const fallbackRedirectUrl = safeReturnTo(returnTo, location.origin)
      const props = { routing: 'hash' as const, fallbackRedirectUrl, appearance }
      if (form === 'sign-in') clerk.mountSignIn(into, { ...props, signUpUrl: paths.signUp() })
      else clerk.mountSignUp(into, { ...props, signInUrl: paths.signIn() })
      return () => (form === 'sign-in' ? clerk.unmountSignIn(into) : clerk.unmountSignUp(into))
    },
    // The form in the page is how users sign in.
    signIn: async () => undefined,
    signUp: async () => undefined,
    async reauthenticate() {
      await askAgain(clerk)
      // The cached token still carries the time of the earlier sign-in.
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

/** Loads Clerk and returns its session. Rejects when Clerk cannot be reached. */
export const openClerkSession = async (config: ClerkConfig): Promise<SessionProvider> =>
  clerkSession(await loadClerk(config))
