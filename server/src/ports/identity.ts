/** Who a bearer token speaks for. The key of an account is (issuer, subject), never the e-mail. */
export interface Subject {
  issuer: string
  subject: string
  /** Epoch seconds after which the token is worthless. */
  expiresAt: number
}

export type Verdict = { ok: true; subject: Subject } | { ok: false; reason: 'rejected' | 'unavailable' }

/** Where a browser meets the provider, each a URL (OpenID Connect Discovery 1.0 section 3). */
export interface Endpoints {
  authorization: string
  token: string
  endSession?: string
  revocation?: string
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
   * Removes the account at the provider of the person this token speaks for, who is `subject` there. Never throws; one
   * that is gone already is `removed`. `kept`: this provider lets nobody but the person do so, on its own pages.
   */
  removeAccount(token: string, subject: string): Promise<'removed' | 'kept' | 'unavailable'>
}
