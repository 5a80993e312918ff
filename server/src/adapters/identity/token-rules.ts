import type { JWTPayload } from 'jose'
import type { Subject, Verdict } from '#ports/identity.ts'

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
export type RejectUnusable = (why: string) => Verdict

interface ClientClaims {
  [claim: string]: unknown
  client_id?: unknown
  azp?: unknown
  appid?: unknown
  cid?: unknown
}

/** The client a token was issued to, by any of the claim names that providers use. */
export const partyOf = (payload: ClientClaims, isStrict = false): unknown =>
  isStrict ? payload.client_id : (payload.client_id ?? payload.azp ?? payload.appid ?? payload.cid)

/**
 * Permitted clock difference between provider and app, in seconds (RFC 7519 section 4.1.4 allows "a few minutes" at
 * most).
 */
export const clockTolerance = 5
/** The longest lifetime of a token, in seconds. */
export const maxTokenLifeSeconds = 24 * 3600

/** OpenID Connect Core 1.0 section 2 allows a subject of 255 characters; control characters are refused. */
const isSubject = (text: string) => text.length <= 255 && text.isWellFormed() && !/\p{Cc}/u.test(text)

type Claims = {
  [Name in 'iss' | 'sub' | 'exp' | 'iat' | 'auth_time' | 'amr' | 'acr']?: JWTPayload[Name] | undefined
}

/** Methods that are, or prove, more than a password (RFC 8176). */
const strongMethods: readonly unknown[] = ['mfa', 'otp', 'hwk', 'pop']
/** The context classes of OpenID Connect EAP ACR Values 1.0 and REFEDS that need more than a password. */
const strongContexts: readonly unknown[] = ['phr', 'phrh', 'mfa', 'https://refeds.org/profile/mfa']

const hasSecondStep = ({ amr, acr }: Claims): boolean =>
  (Array.isArray(amr) && amr.some((method) => strongMethods.includes(method))) || strongContexts.includes(acr)

/** The subject of verified claims; undefined if claims are missing, or the token's lifetime exceeds a day. */
export function subjectOf(claims: Claims): Subject | undefined {
  const { iss, sub, exp, iat, auth_time } = claims
  if (!iss || !sub || exp === undefined || iat === undefined || exp - iat > maxTokenLifeSeconds) return undefined
  if (!isSubject(sub)) return undefined
  return {
    issuer: iss,
    subject: sub,
    expiresAt: exp,
    issuedAt: iat,
    ...(typeof auth_time === 'number' && { authenticatedAt: auth_time }),
    ...(hasSecondStep(claims) && { hasSecondStep: true }),
  }
}

/** Why tokens for these audiences cannot be used, as the end of a sentence; undefined if ours is among them. */
export function whyForAnother(aud: string | string[] | undefined, audience: string): string | undefined {
  const audiences = [aud ?? []].flat()
  if (audiences.includes(audience)) return undefined
  return `they are for the audience ${audiences.join(', ') || 'of nobody'}. Have it make them for OIDC_AUDIENCE, ${audience}.`
}

/**
 * Why an access token that the provider issued for this app is of a kind that can never be accepted, as the end of a
 * sentence for the operator. Undefined if its kind is right.
 */
export function whyUnusable({ aud, iat, exp }: JWTPayload, audience: string): string | undefined {
  const forAnother = whyForAnother(aud, audience)
  if (forAnother) return forAnother
  if (iat === undefined) return 'they do not say when they were made (iat).'
  if (exp === undefined) return 'they never end. Have them end within a day.'
  if (exp - iat > maxTokenLifeSeconds)
    return `they live for ${Math.round((exp - iat) / 3600)} hours. Have them end within a day.`
  return undefined
}
