import type { Clerk, UserResource } from '@clerk/shared/types'
import { observable } from '#lib/observable.ts'
import { paths } from '#platform/paths.ts'
import { safeReturnTo } from '../return-to.ts'
import { owesSignOut, readHint, whenSignedOutElsewhere, writeHint, writeOwed } from '../session-hint.ts'
import type { SessionProvider, SessionState, SessionUser, SignedOutReason } from '../session-provider.ts'
import { appearance } from './appearance.ts'

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

/** Clerk, with its form drawn into our pages: the session is Clerk's, and its tokens live in its memory. */
export function clerkSession(clerk: ClerkInUse): SessionProvider {
  const state = observable<SessionState>({ status: 'loading' })
  /** A session that was given up here stays so, even where Clerk could not be told. */
  let givenUp: string | undefined
  let leaving = false

  const current = () => {
    const { session, user } = clerk
    // A pending session still owes a step, which its form asks for.
    return session?.status === 'active' && user && session.id !== givenUp && !owesSignOut()
      ? { session, user }
      : undefined
  }
  const follow = () => {
    const here = current()
    if (leaving) return
    if (here) {
      writeHint(true)
      state.set({ status: 'signed-in', user: userOf(here.user) })
    } else if (state.get().status === 'signed-in') {
      // Clerk tells its tabs of each other before ours do: the hint stays for the tab that signed out to take away.
      state.set({ status: 'signed-out', reason: 'expired' })
    }
  }
  /** Rejects when Clerk could not be told: its own script takes a network that failed for done, and knows them still. */
  const endAtClerk = async () => {
    await clerk.signOut()
    if (clerk.client?.signedInSessions.length) throw new Error('Clerk could not be told.')
  }
  const forget = async (reason: SignedOutReason) => {
    givenUp = clerk.session?.id
    writeHint(false)
    state.set({ status: 'signed-out', reason })
    // So that the form is one for signing in again; a session that cannot be ended now is given up all the same.
    if (givenUp) await endAtClerk().catch(() => undefined)
  }
  clerk.addListener(follow, { skipInitialEmit: true })
  whenSignedOutElsewhere(() => void forget('elsewhere'))

  return {
    getState: state.get,
    subscribe: state.subscribe,
    async start() {
      follow()
      if (state.get().status !== 'loading') return
      const expected = readHint()
      writeHint(false)
      state.set(expected ? { status: 'signed-out', reason: 'expired' } : { status: 'signed-out' })
    },
    getToken: async () => (await current()?.session.getToken()) ?? null,
    async showForm(form, into, { returnTo } = {}) {
      // Who left while Clerk could not be told leaves there now.
      if (owesSignOut()) await endAtClerk()
      writeOwed(false)
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
    completeSignIn: () => Promise.reject(new Error('Clerk sends nobody back here.')),
    async signOut(beforeLeaving) {
      leaving = true
      await endAtClerk().finally(() => {
        leaving = false
      })
      await beforeLeaving?.()
      writeHint(false)
      location.assign(paths.home())
    },
    dropSession: (reason = 'refused') => forget(reason),
  }
}
