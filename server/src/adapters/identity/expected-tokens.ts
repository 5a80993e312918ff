import type { Verdict } from '#ports/identity.ts'

/** What tokens must match. */
export interface ExpectedTokens {
  /** Exactly as in the provider's discovery document. */
  issuer: string
  audience: string
  clientId: string
  /** Accept only tokens typed as access tokens (RFC 9068) that name the client, as our own provider issues them. */
  isStrict?: boolean
}

/** Reports to the operator why this provider's tokens cannot be used, and returns the refusal. */
export type TellingUnusable = (why: string) => Verdict

interface Naming {
  [claim: string]: unknown
  client_id?: unknown
  azp?: unknown
  appid?: unknown
  cid?: unknown
}

/** The client a token was issued to, by any of the claim names that providers use. */
export const partyOf = (payload: Naming, isStrict = false): unknown =>
  isStrict ? payload.client_id : (payload.client_id ?? payload.azp ?? payload.appid ?? payload.cid)
