import { createPublicKey } from 'node:crypto'
import { decodeJwt, type JWTPayload, jwtVerify } from 'jose'
import type { Identity } from '#ports/identity.ts'
import { askClerk, readEmail } from './provider-email.ts'
import { removeAt } from './remove-at.ts'
import { clockTolerance, subjectOf } from './subject-of.ts'

export interface ClerkOptions {
  /** Clerk's Frontend API, which is the issuer of its tokens. */
  issuer: string
  /** The instance's PEM public key. */
  jwtKey: string
  /**
   * The origin of this app. Clerk's tokens have no audience: `azp`, the origin they were issued to, is checked instead.
   */
  authorizedParty: string
  /**
   * Allows this app to delete accounts at Clerk, and to read verified addresses. Without it, users delete their
   * accounts at Clerk themselves, and an address is only proven by our own link.
   */
  secretKey?: string | undefined
  /** The base URL of Clerk's Backend API. */
  backend?: string
}

/**
 * Accepts only tokens of a complete session: ID and access tokens of Clerk as an OAuth provider have no `sid`, machine
 * tokens have no session, and a pending session still requires a step (`sts`).
 */
const isSessionToken = ({ sid, sts, azp }: JWTPayload, authorizedParty: string) =>
  typeof sid === 'string' && sid !== '' && (sts === undefined || sts === 'active') && azp === authorizedParty

/**
 * When the user last proved who they are: the first value of Clerk's `fva`, in minutes before the token was issued; -1
 * if never in this session.
 */
function signInTime({ fva, iat }: JWTPayload): { authenticatedAt?: number } {
  const minutes: unknown = Array.isArray(fva) ? fva[0] : undefined
  return typeof minutes === 'number' && minutes >= 0 && iat !== undefined ? { authenticatedAt: iat - minutes * 60 } : {}
}

/**
 * Verifies Clerk's session tokens with the instance's public key and no network request, so verification is never
 * unavailable. Only bearer tokens are accepted, never Clerk's `__session` cookie.
 */
export function clerkIdentity(options: ClerkOptions): Identity {
  const { issuer, jwtKey, authorizedParty, secretKey, backend = 'https://api.clerk.com' } = options
  const key = createPublicKey(jwtKey)
  const remove = async (subject: string) =>
    secretKey ? removeAt(`${backend}/v1/users/${encodeURIComponent(subject)}`, secretKey) : 'kept'
  return {
    name: 'clerk',
    async verify(token) {
      try {
        const { payload, protectedHeader } = await jwtVerify(token, key, {
          issuer,
          algorithms: ['RS256'],
          clockTolerance,
          requiredClaims: ['sub', 'exp', 'iat', 'nbf', 'sid', 'azp'],
        })
        const typed = protectedHeader.typ === undefined || protectedHeader.typ.toLowerCase() === 'jwt'
        const subject = typed && isSessionToken(payload, authorizedParty) ? subjectOf(payload) : undefined
        return subject
          ? { ok: true, subject: { ...subject, ...signInTime(payload) } }
          : { ok: false, reason: 'rejected' }
      } catch {
        return { ok: false, reason: 'rejected' }
      }
    },
    // Clerk's own script has them built in.
    endpoints: () => undefined,
    readSignInData: async () => 'none',
    // The session token contains it.
    readSignInTime: async () => 'rejected',
    // The session token contains one only if the instance is configured to add it.
    emailIn: (token) => readEmail(decodeJwt(token)),
    askProfile: async (_, subject) =>
      secretKey ? { email: await askClerk(`${backend}/v1/users/${encodeURIComponent(subject)}`, secretKey) } : {},
    // Clerk only reports changes by webhook.
    changesAfter: async () => [],
    removeAccount: (_, subject) => remove(subject),
    removeUnattended: remove,
  }
}
