import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Verdict } from '#ports/identity.ts'
import { askJson } from './ask-json.ts'
import { clockTolerance, subjectOf } from './subject-of.ts'
import { whyUnusable } from './why-unusable.ts'

/** What tokens are held against. */
export interface ExpectedTokens {
  /** Exactly as the provider's discovery document names it. */
  issuer: string
  audience: string
  clientId: string
  /** Only tokens that call themselves access tokens (RFC 9068) and name the client: what our own provider issues. */
  isStrict?: boolean
}

interface Checking extends ExpectedTokens {
  /** The provider's keys; undefined while it cannot be found. */
  findKeys(): Promise<JWTVerifyGetKey | undefined>
  /** Where the provider says who a token speaks for. */
  findUserinfo(): Promise<string | undefined>
  /** Is told why no token of this provider can be used. */
  tell(sentence: string): void
}

/** Every one by which a published key proves who signed. */
export const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

/** A token that is no JWT has the provider asked about it this often at most: anybody can send one. */
const betweenQuestionsMs = 10_000

const accessTokenTypes = ['at+jwt', 'application/at+jwt']

/** The client a token was given to, by one of the names providers have for it. */
const partyOf = (payload: JWTPayload, isStrict = false): unknown =>
  isStrict ? payload.client_id : (payload.client_id ?? payload.azp ?? payload.appid ?? payload.cid)

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

/** Faults of the token; all else (a key set that cannot be fetched) is the provider's trouble. */
export const isTokenFault = (error: unknown) =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC'

const rejected: Verdict = { ok: false, reason: 'rejected' }

/** Checks access tokens, and says of those that were meant for us why they will never do. */
export function accessTokenCheck(checking: Checking): (token: string) => Promise<Verdict> {
  const { issuer, audience, clientId, isStrict = false, findKeys, findUserinfo, tell } = checking
  let askedAt = Number.NEGATIVE_INFINITY

  const unusable = (why: string): Verdict => {
    tell(`The provider's access tokens cannot be used: ${why}`)
    return { ok: false, reason: 'unusable' }
  }
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
  /** A token that is no JWT says nothing; the provider knows its own. */
  async function judgeOpaque(token: string): Promise<Verdict> {
    const userinfo = await findUserinfo()
    if (!userinfo || isStrict || performance.now() - askedAt < betweenQuestionsMs) return rejected
    askedAt = performance.now()
    if ((await askJson(userinfo, token)) === undefined) return rejected
    return unusable(`they are opaque. Have it make JWTs for the audience ${audience}.`)
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
    if (token.split('.').length !== 3) return judgeOpaque(token)
    try {
      return await checkJwt(token, keys)
    } catch (error) {
      return isTokenFault(error) ? judgeRefused(token, keys) : { ok: false, reason: 'unavailable' }
    }
  }
}
