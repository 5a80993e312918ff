import type { Verdict } from '#ports/identity.ts'

/** What tokens are held against. */
export interface ExpectedTokens {
  /** Exactly as the provider's discovery document names it. */
  issuer: string
  audience: string
  clientId: string
  /** Only tokens that call themselves access tokens (RFC 9068) and name the client: what our own provider issues. */
  isStrict?: boolean
}

/** Tells whoever runs the app why no token of this provider can be used, and refuses it. */
export type TellingUnusable = (why: string) => Verdict

interface Naming {
  [claim: string]: unknown
  client_id?: unknown
  azp?: unknown
  appid?: unknown
  cid?: unknown
}

/** The client a token was given to, by one of the names providers have for it. */
export const partyOf = (payload: Naming, isStrict = false): unknown =>
  isStrict ? payload.client_id : (payload.client_id ?? payload.azp ?? payload.appid ?? payload.cid)
