/** Who a bearer token speaks for. The key of an account is (issuer, subject), never the e-mail. */
export interface Subject {
  issuer: string
  subject: string
  /** Epoch seconds after which the token is worthless. */
  expiresAt: number
}

export type Verdict = { ok: true; subject: Subject } | { ok: false; reason: 'rejected' | 'unavailable' }

/** Decides whether a bearer token is good. */
export interface Identity {
  /** 'oidc' or 'clerk': names the sync route and the id field. */
  readonly name: 'oidc' | 'clerk'
  /** Never throws: a bad token is `rejected`, keys that cannot be fetched are `unavailable`. */
  verify(token: string): Promise<Verdict>
}
