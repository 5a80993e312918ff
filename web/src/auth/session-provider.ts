/** What the identity provider says of a person. */
export interface SessionUser {
  /** Names the sync call: `POST /users/sync-<provider>-user`. */
  provider: 'oidc' | 'clerk'
  id: string
  email: string | null
  username: string | null
  firstName: string | null
  lastName: string | null
  imageUrl: string | null
}

/**
 * Why nobody is signed in any more. `expired`: the provider has ended the session; `refused`: the API would not take
 * the token; `elsewhere`: signed out in another tab; `here`: by the person, without the provider, which could not be
 * reached; `kept`: by the person, at a provider that has no page to sign out at and keeps its own session; `error`: the
 * provider could not be reached.
 */
export type SignedOutReason = 'expired' | 'refused' | 'elsewhere' | 'here' | 'kept' | 'error'

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out'; reason?: SignedOutReason }
  | { status: 'signed-in'; user: SessionUser }

export interface ReturnTo {
  returnTo?: string | undefined
}

/** The browser's side of an identity provider: one adapter per kind of provider, and nothing else knows which. */
export interface SessionProvider {
  /** Restores the session after a reload; afterwards the state is no longer loading. Never rejects. */
  start(): Promise<void>
  getState(): SessionState
  /** Calls `changed` at every change of state. Returns a function that stops it. */
  subscribe(changed: () => void): () => void
  /** A token good for some seconds more, or null when nobody is signed in; rejects when the provider cannot be reached. */
  getToken(): Promise<string | null>
  /**
   * Draws the provider's own form into the page, where it has one. Resolves to a function that removes it; to undefined
   * where people leave for a page of the provider's. Rejects when the provider cannot be reached.
   */
  showForm(form: 'sign-in' | 'sign-up', into: HTMLDivElement, options?: ReturnTo): Promise<(() => void) | undefined>
  /** Leaves for the provider's page, where it has no form; rejects when it cannot be reached. */
  signIn(options?: ReturnTo): Promise<void>
  signUp(options?: ReturnTo): Promise<void>
  /**
   * Has the person who is signed in show once more that it is they. Leaves the page, or resolves once it is done, or
   * given up, in the page; rejects when the provider cannot be reached.
   */
  showAgain(options?: ReturnTo): Promise<void>
  /** Finishes a sign-in with the address the provider sent the browser back to. Rejects when it is not ours. */
  completeSignIn(url: string): Promise<{ returnTo: string }>
  /**
   * Ends the session here, at the provider and in the other tabs. Leaves the page; rejects when it cannot. `kept`: the
   * provider has no page for it, and goes on knowing the person; the page is not left.
   * `beforeLeaving` is done before, once nothing stands in the way.
   */
  signOut(beforeLeaving?: () => Promise<void>): Promise<'everywhere' | 'kept'>
  /**
   * Forgets what is held here without asking the provider: what a 401 leads to, and a sign-out the provider cannot be
   * told of. After the latter nobody is let in again by what the provider still knows: it is made to ask who is there.
   */
  dropSession(reason?: 'refused' | 'here'): Promise<void>
}
