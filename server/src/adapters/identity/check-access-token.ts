import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Verdict } from '#ports/identity.ts'
import { opaqueTokenCheck } from './check-opaque-token.ts'
import { type ExpectedTokens, partyOf, type TellingUnusable } from './expected-tokens.ts'
import type { IntrospectionClient } from './introspect.ts'
import { clockTolerance, subjectOf } from './subject-of.ts'
import { whyUnusable } from './why-unusable.ts'

interface Checking extends ExpectedTokens {
  /** The provider's keys; undefined while it cannot be found. */
  findKeys(): Promise<JWTVerifyGetKey | undefined>
  /** Where the provider says who a token speaks for. */
  findUserinfo(): Promise<string | undefined>
  /** Where it tells whoever may ask about tokens. */
  findIntrospection(): Promise<string | undefined>
  /** Who this app is there, where it may ask. */
  introspection?: IntrospectionClient | undefined
  /** Is told why no token of this provider can be used. */
  tell(sentence: string): void
}

/** Every one by which a published key proves who signed. */
export const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

const accessTokenTypes = ['at+jwt', 'application/at+jwt']

/** What an ID token carries, which is for the client instead of the API. Keycloak writes a nonce into both, and says which. */
const isIdToken = (payload: JWTPayload) =>
  payload.typ !== 'Bearer' && ['nonce', 'at_hash', 'c_hash'].some((claim) => claim in payload)

/**
 * Only an access token for this app. Many providers still type theirs `JWT`, as they do ID tokens. Each has to name the
 * client it was given to.
 */
function isAccessToken(payload: JWTPayload, type: string | undefined, expected: ExpectedTokens): boolean {
  const { clientId, audience, isStrict = false } = expected
  const isTyped = accessTokenTypes.includes(type?.toLowerCase() ?? '')
  if (!isTyped && (isStrict || (type !== undefined && type.toLowerCase() !== 'jwt'))) return false
  if (!isTyped && audience === clientId) return false
  return !isIdToken(payload) && partyOf(payload, isStrict) === clientId
}

/** Whether a token is a signed JWT by its looks: what nobody but its provider can read is not. */
export const isReadable = (token: string) => token.split('.').length === 3

/** Faults of the token; all else (a key set that cannot be fetched) is the provider's trouble. */
export const isTokenFault = (error: unknown) =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC'

const rejected: Verdict = { ok: false, reason: 'rejected' }

/** Checks access tokens, and says of those that were meant for us why they will never do. */
export function accessTokenCheck(checking: Checking): (token: string) => Promise<Verdict> {
  const { issuer, audience, clientId, isStrict = false, findKeys, tell } = checking

  const unusable: TellingUnusable = (why) => {
    tell(`The provider's access tokens cannot be used: ${why}`)
    return { ok: false, reason: 'unusable' }
  }
  const judgeOpaque = opaqueTokenCheck({ ...checking, unusable })
  /** A token that was refused: is it one that this provider gives this app, and will again at every sign-in? */
  async function judgeRefused(token: string, keys: JWTVerifyGetKey): Promise<Verdict> {
    if (isStrict) return rejected
    const payload = await jwtVerify(token, keys, { issuer, algorithms, clockTolerance }).then(
      (verified) => verified.payload,
      () => undefined,
    )
    if (!payload || isIdToken(payload) || partyOf(payload) !== clientId) return rejected
    const why = whyUnusable(payload, audience)
    return why ? unusable(why) : rejected
  }
  async function checkJwt(token: string, keys: JWTVerifyGetKey): Promise<Verdict> {
    const requiredClaims = ['sub', 'exp', 'iat']
    const rules = { issuer, audience, algorithms, clockTolerance, requiredClaims }
    const { payload, protectedHeader } = await jwtVerify(token, keys, rules)
    const subject = isAccessToken(payload, protectedHeader.typ, checking) ? subjectOf(payload) : undefined
    return subject ? { ok: true, subject } : judgeRefused(token, keys)
  }

  return async (token) => {
    const keys = await findKeys()
    if (!keys) return { ok: false, reason: 'unavailable' }
    if (!isReadable(token)) return judgeOpaque(token)
    try {
      return await checkJwt(token, keys)
    } catch (error) {
      return isTokenFault(error) ? judgeRefused(token, keys) : { ok: false, reason: 'unavailable' }
    }
  }
}
