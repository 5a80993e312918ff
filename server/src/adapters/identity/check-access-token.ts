import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Verdict } from '#ports/identity.ts'
import { opaqueTokenCheck } from './check-opaque-token.ts'
import type { IntrospectionClient } from './introspect.ts'
import {
  clockTolerance,
  type ExpectedTokens,
  partyOf,
  type RejectUnusable,
  subjectOf,
  whyUnusable,
} from './token-rules.ts'

interface Checking extends ExpectedTokens {
  /** The provider's keys; undefined while discovery has not succeeded. */
  findKeys(): Promise<JWTVerifyGetKey | undefined>
  /** The URL of userinfo. */
  findUserinfo(): Promise<string | undefined>
  /** The URL of the introspection endpoint. */
  findIntrospection(): Promise<string | undefined>
  /** This app's introspection client, if configured. */
  introspection?: IntrospectionClient | undefined
  /** Reports to the operator why this provider's tokens cannot be used. */
  report(sentence: string): void
}

/** Every algorithm that verifies with a published (asymmetric) key. */
export const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

const accessTokenTypes = ['at+jwt', 'application/at+jwt']

/**
 * True for ID tokens, which are for the client and not for the API. Keycloak puts a nonce into both, but names the
 * type.
 */
const isIdToken = (payload: JWTPayload) =>
  payload.typ !== 'Bearer' && ['nonce', 'at_hash', 'c_hash'].some((claim) => claim in payload)

/**
 * True for an access token issued for this app. Many providers still type access tokens `JWT`, as they do ID tokens.
 * The token must name the client it was issued to.
 */
function isAccessToken(payload: JWTPayload, type: string | undefined, expected: ExpectedTokens): boolean {
  const { clientId, audience, isStrict = false } = expected
  const isTyped = accessTokenTypes.includes(type?.toLowerCase() ?? '')
  if (!isTyped && (isStrict || (type !== undefined && type.toLowerCase() !== 'jwt'))) return false
  if (!isTyped && audience === clientId) return false
  return !isIdToken(payload) && partyOf(payload, isStrict) === clientId
}

/** True if a token looks like a signed JWT; other tokens can only be read by their provider. */
export const isReadable = (token: string) => token.split('.').length === 3

/** True if the token is at fault; any other error (such as a key set that cannot be fetched) is the provider's. */
export const isTokenFault = (error: unknown) =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC'

const rejected: Verdict = { ok: false, reason: 'rejected' }

/** Verifies access tokens, and reports why tokens issued for this app can never be accepted. */
export function accessTokenCheck(checking: Checking): (token: string) => Promise<Verdict> {
  const { issuer, audience, clientId, isStrict = false, findKeys, report } = checking

  const unusable: RejectUnusable = (why) => {
    report(`The provider's access tokens cannot be used: ${why}`)
    return { ok: false, reason: 'unusable' }
  }
  const judgeOpaque = opaqueTokenCheck({ ...checking, unusable })
  /**
   * Judges a token that failed verification: is it one this provider issues to this app, and would issue again at every
   * sign-in?
   */
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
