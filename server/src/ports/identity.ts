/** Who a bearer token speaks for. The key of an account is (issuer, subject), never the e-mail. */
export interface Subject {
  issuer: string
  subject: string
  /** Epoch seconds after which the token is worthless. */
  expiresAt: number
  /** Epoch seconds of the sign-in behind the token, where it says so. */
  authenticatedAt?: number
}

/**
 * `rejected`: the token is bad. `unavailable`: nobody can tell just now. `unusable`: it is the provider's own, made for
 * this app, and of a kind that no request could ever be let in with: the provider is set up wrongly.
 */
export type Verdict = { ok: true; subject: Subject } | { ok: false; reason: 'rejected' | 'unavailable' | 'unusable' }

/** Where a browser meets the provider, each a URL (OpenID Connect Discovery 1.0 section 3). */
export interface Endpoints {
  authorization: string
  token: string
  endSession?: string
  revocation?: string
  /** Whether it lets people in by making an account, when asked to (`prompt=create`). */
  makesAccounts: boolean
  /** Whether it can answer with a form instead of a redirect (OAuth 2.0 Form Post Response Mode). */
  answersInForm: boolean
}

/** A person's address as their provider knows it. */
export interface ProviderEmail {
  address: string
  /** Whether the provider has made sure that it is theirs. */
  isVerified: boolean
}

/** What a provider tells of a person when it is asked. */
export interface ProviderProfile {
  email?: ProviderEmail | undefined
  /** What they are called: the given name where there is one. */
  name?: string | undefined
}

/** Something that happened to an account at the provider, on its own pages. */
export interface AccountChange {
  /** Grows with time. */
  id: number
  subject: string
  /** `password`: chosen anew, as after a theft. `email`: another address, which is proven. */
  kind: 'deleted' | 'password' | 'email'
  /** Of `email`: the address by now; missing where the account is gone since. */
  email?: string | undefined
}

/** Decides whether a bearer token is good. */
export interface Identity {
  /** 'oidc' or 'clerk': names the sync route and the id field. */
  readonly name: 'oidc' | 'clerk'
  /** Never throws: a bad token is `rejected`, keys that cannot be fetched are `unavailable`. */
  verify(token: string): Promise<Verdict>
  /** As far as they are known by now: asking never waits, and begins to find out. */
  endpoints(): Endpoints | undefined
  /**
   * What the provider keeps of how this token's person signs in, for them to take along. Never throws; `none` where it
   * does not tell.
   */
  readSignInData(token: string): Promise<object | 'none' | 'unavailable'>
  /**
   * When the person of an ID token for this app signed in, in epoch seconds. Never throws: `rejected` for a token that is
   * not whole, not about them, or does not say.
   */
  readSignInTime(idToken: string, subject: string): Promise<number | 'rejected' | 'unavailable'>
  /** The address in the token itself; undefined where it names none. */
  emailIn(token: string): ProviderEmail | undefined
  /** Who they are as the provider tells it when asked. Never throws; empty where it does not say. */
  askProfile(token: string, subject: string): Promise<ProviderProfile>
  /** What happened since the change of this id, oldest first. Never throws; none where the provider does not tell. */
  changesAfter(id: number): Promise<AccountChange[]>
  /**
   * Removes the account at the provider of the person this token speaks for, who is `subject` there. Never throws; one
   * that is gone already is `removed`. `kept`: this provider lets nobody but the person do so, on its own pages.
   */
  removeAccount(token: string, subject: string): Promise<'removed' | 'kept' | 'unavailable'>
  /** The same with nobody signed in, by a key of this app's own; `kept` where it has none. */
  removeUnattended(subject: string): Promise<'removed' | 'kept' | 'unavailable'>
}
