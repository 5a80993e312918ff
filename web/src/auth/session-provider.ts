/** The user, as the identity provider describes them. */
export interface SessionUser {
  id: string
  email: string | null
  username: string | null
  firstName: string | null
  lastName: string | null
  imageUrl: string | null
}

/**
 * Why the user is no longer signed in. `expired`: the provider ended the session; `refused`: the API did not accept the
 * token; `another-tab`: signed out in another tab; `this-device`: signed out on this device only, since the provider could not
 * be reached; `provider-stays-signed-in`: signed out at a provider without a sign-out page, which keeps its own session; `error`: the
 * provider could not be reached.
 */
export type SignedOutReason =
  | 'expired'
  | 'refused'
  | 'another-tab'
  | 'this-device'
  | 'provider-stays-signed-in'
  | 'error'

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out'; reason?: SignedOutReason }
  | { status: 'signed-in'; user: SessionUser }

export interface ReturnTo {
  returnTo?: string | undefined
}

/** The browser's side of the identity provider. */
export interface SessionProvider {
  /** Restores the session after a reload; afterwards the state is no longer `loading`. Never rejects. */
  start(): Promise<void>
  getState(): SessionState
  /** Calls `changed` at every change of state. Returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void
  /** A token valid for some seconds more, or null when signed out. Rejects when the provider cannot be reached. */
  getToken(): Promise<string | null>
  /** Leaves for the provider's page. Rejects when the provider cannot be reached. */
  signIn(options?: ReturnTo): Promise<void>
  signUp(options?: ReturnTo): Promise<void>
  /** Leaves for the provider's page, to confirm who the user is. Rejects when the provider cannot be reached. */
  reauthenticate(options?: ReturnTo): Promise<void>
  /** Completes a sign-in from the address the provider redirected to. Rejects when this tab did not start it. */
  completeSignIn(url: string): Promise<{ returnTo: string }>
  /**
   * Ends the session here, at the provider and in the other tabs, and leaves the page. Resolves to `provider-stays-signed-in`, without
   * leaving, where the provider has no sign-out page and keeps its own session. Rejects when the provider cannot be
   * reached.
   * @param beforeLeaving runs once nothing can prevent the sign-out any more.
   */
  signOut(beforeLeaving?: () => Promise<void>): Promise<'everywhere' | 'provider-stays-signed-in'>
  /**
   * Drops the local session without asking the provider: after a 401, and when a sign-out cannot reach the provider.
   * After the latter the provider's remaining session signs nobody in: the next sign-in must prompt the user.
   */
  dropSession(reason?: 'refused' | 'this-device'): Promise<void>
}
