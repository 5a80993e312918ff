/** The subject of a bearer token. An account's key is (issuer, subject), never the email address. */
export interface Subject {
  issuer: string
  subject: string
  /** When the token expires, in epoch seconds. */
  expiresAt: number
  /** When the token was issued, in epoch seconds. */
  issuedAt?: number
  /** When the user signed in, in epoch seconds, if the token says so. */
  authenticatedAt?: number
  /** Whether the token says that they signed in with a second step, or with a passkey. */
  hasSecondStep?: boolean
}

/**
 * `rejected`: the token is invalid. `unavailable`: it cannot be verified at the moment. `unusable`: the provider issued
 * it for this app, but it is of a kind the app can never accept: the provider is misconfigured.
 */
export type Verdict = { ok: true; subject: Subject } | { ok: false; reason: 'rejected' | 'unavailable' | 'unusable' }

/** The provider's endpoints for browsers, each a URL (OpenID Connect Discovery 1.0 section 3). */
export interface Endpoints {
  authorization: string
  token: string
  endSession?: string
  revocation?: string
  /** Whether the provider supports sign-up on request (`prompt=create`). */
  supportsSignUpPrompt: boolean
  /** Whether the provider can respond with a form instead of a redirect (OAuth 2.0 Form Post Response Mode). */
  supportsFormPost: boolean
}

/** A user's email address as their provider knows it. */
export interface ProviderEmail {
  address: string
  /** Whether the provider has verified that the address is theirs. */
  isVerified: boolean
}

/** The address in a token, and when the token was issued. */
export interface TokenEmail extends ProviderEmail {
  issuedAt: Date
}

/** A user's profile as reported by the provider. */
export interface ProviderProfile {
  email?: ProviderEmail | undefined
  /** The display name: the given name if there is one. */
  name?: string | undefined
}

/** A change to an account that happened at the provider, on its own pages. */
export interface AccountChange {
  /** Increases over time. */
  id: number
  subject: string
  /**
   * `password`: a new one was set, as after a theft. `email`: changed to another, verified address. `sessions`: some were
   * ended, so that tokens from before no longer count.
   */
  kind: 'deleted' | 'password' | 'email' | 'sessions'
  at: Date
  /** For `email`: the current address; missing if the account has been deleted since. */
  email?: string | undefined
}

/** Invitations to our own provider. Nothing here throws. */
export interface Invitations {
  /** Those that still work, named without their links; undefined if the provider does not answer. */
  list(): Promise<{ name: string; expiresAt: string }[] | undefined>
  /** The link of a new one; `closed` where nobody may create an account. */
  create(days: number): Promise<string | 'unavailable'>
  /** Whether there was one of that name. */
  revoke(name: string): Promise<boolean | 'unavailable'>
}

/** Verifies bearer tokens, and talks to the identity provider. */
export interface Identity {
  /** Never throws: an invalid token is `rejected`; if keys cannot be fetched the result is `unavailable`. */
  verify(token: string): Promise<Verdict>
  /** The endpoints if they are known already. Never waits; the first call starts discovery. */
  endpoints(): Endpoints | undefined
  /**
   * The provider's data about how the token's subject signs in, for their data export. Never throws; `none` if the
   * provider does not offer it.
   */
  readSignInData(token: string): Promise<object | 'none' | 'unavailable'>
  /**
   * When the subject of an ID token for this app signed in, in epoch seconds. Never throws: `rejected` for a token that
   * is invalid, is about another subject, or does not say.
   */
  readSignInTime(idToken: string, subject: string): Promise<number | 'rejected' | 'unavailable'>
  /** The email address in the token itself; undefined if it has none. */
  emailIn(token: string): TokenEmail | undefined
  /** Asks the provider for the user's profile. Never throws; empty if it does not say. */
  askProfile(token: string, subject: string): Promise<ProviderProfile>
  /** Changes after the one with this id, oldest first. Never throws; empty if the provider does not report changes. */
  changesAfter(id: number): Promise<AccountChange[]>
  /**
   * Removes the account at the provider of the token's subject, whose id there is `subject`. Never throws; an account
   * that is already gone is `removed`. `kept`: the provider only lets users remove their account themselves, on its own
   * pages.
   */
  removeAccount(token: string, subject: string): Promise<'removed' | 'kept' | 'unavailable'>
  /** Ends every session of the account with this id; `kept` by another provider. Never throws. */
  endSessions(subject: string): Promise<'ended' | 'kept' | 'unavailable'>
  /** The invitations of our own provider; undefined for another. */
  invitations?: Invitations
  /** Removes an account while nobody is signed in, with this app's own key; `kept` if it has none. */
  removeWithoutUser(subject: string): Promise<'removed' | 'kept' | 'unavailable'>
}
