import type { JWTPayload } from 'jose'
import type { Subject } from '#ports/identity.ts'

/**
 * Permitted clock difference between provider and app, in seconds (RFC 7519 section 4.1.4 allows "a few minutes" at
 * most).
 */
export const clockTolerance = 5
/** The longest lifetime of a token, in seconds. */
export const longestLife = 24 * 3600

/** OpenID Connect Core 1.0 section 2 allows a subject of 255 characters; control characters are refused. */
const isSubject = (text: string) => text.length <= 255 && text.isWellFormed() && !/\p{Cc}/u.test(text)

type Claims = { [Name in 'iss' | 'sub' | 'exp' | 'iat' | 'auth_time']?: JWTPayload[Name] | undefined }

/** The subject of verified claims; undefined if claims are missing, or the token's lifetime exceeds a day. */
export function subjectOf({ iss, sub, exp, iat, auth_time }: Claims): Subject | undefined {
  if (!iss || !sub || exp === undefined || iat === undefined || exp - iat > longestLife) return undefined
  if (!isSubject(sub)) return undefined
  return {
    issuer: iss,
    subject: sub,
    expiresAt: exp,
    ...(typeof auth_time === 'number' && { authenticatedAt: auth_time }),
  }
}
