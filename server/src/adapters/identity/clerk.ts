import { createPublicKey } from 'node:crypto'
import { decodeJwt, type JWTPayload, jwtVerify } from 'jose'
import type { Identity } from '#ports/identity.ts'
import { askClerk, readEmail } from './provider-email.ts'
import { removeAt } from './remove-at.ts'
import { clockTolerance, subjectOf } from './subject-of.ts'

export interface ClerkOptions {
  /** Clerk's Frontend API: what its tokens name as their issuer. */
  issuer: string
  /** PEM public key of the instance. */
  jwtKey: string
  /** The origin of this app. Clerk's tokens have no audience: `azp`, the page they were given to, stands in for it. */
  authorizedParty: string
  /**
   * Lets accounts be removed at Clerk, and Clerk be asked for proven addresses; where there is none, accounts stay until
   * their owners remove them there, and an address is proven only by the link of ours.
   */
  secretKey?: string | undefined
  /** Clerk's Backend API. */
  backend?: string
}

/**
 * Only a session token, and of a session that is finished: ID and access tokens of Clerk as an OAuth provider have no
 * `sid`, tokens for machines no session, and a pending session still owes a step (`sts`).
 */
const isSessionToken = ({ sid, sts, azp }: JWTPayload, authorizedParty: string) =>
  typeof sid === 'string' && sid !== '' && (sts === undefined || sts === 'active') && azp === authorizedParty

/**
 * When the person last showed who they are: the first of Clerk's `fva`, in minutes before the token was made; -1 where
 * they never did in this session.
 */
function signInTime({ fva, iat }: JWTPayload): { authenticatedAt?: number } {
  const minutes: unknown = Array.isArray(fva) ? fva[0] : undefined
  return typeof minutes === 'number' && minutes >= 0 && iat !== undefined ? { authenticatedAt: iat - minutes * 60 } : {}
}

/**
 * Verifies Clerk's session tokens with the instance's public key, asking nobody: there is no provider to be out of
 * reach. Only a bearer token is ever looked at, never Clerk's `__session` cookie.
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
    // Clerk's own script knows them.
    endpoints: () => undefined,
    readSignInData: async () => 'none',
    // The session token itself says it.
    readSignInTime: async () => 'rejected',
    // The session token holds none unless the instance is told to add it.
    emailIn: (token) => readEmail(decodeJwt(token)),
    askProfile: async (_, subject) =>
      secretKey ? { email: await askClerk(`${backend}/v1/users/${encodeURIComponent(subject)}`, secretKey) } : {},
    // Clerk tells of these by webhooks alone.
    changesAfter: async () => [],
    removeAccount: (_, subject) => remove(subject),
    removeUnattended: remove,
  }
}
