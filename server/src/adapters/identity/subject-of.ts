import type { JWTPayload } from 'jose'
import type { Subject } from '#ports/identity.ts'

/** Clocks of provider and app may differ by this much, in seconds (RFC 7519 section 4.1.4 asks for "a few minutes" at most). */
export const clockTolerance = 5
/** The longest a token may live, in seconds. */
export const longestLife = 24 * 3600

/** OpenID Connect Core 1.0 section 2 allows a subject 255 characters; none of them is a control character. */
const isSubject = (text: string) => text.length <= 255 && text.isWellFormed() && !/\p{Cc}/u.test(text)

type Claims = { [Name in 'iss' | 'sub' | 'exp' | 'iat' | 'auth_time']?: JWTPayload[Name] | undefined }

/** Whom verified claims speak for; undefined where they are not whole, or meant to live for longer than a day. */
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
