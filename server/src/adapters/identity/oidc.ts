import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose'
import type { Endpoints, Identity, Verdict } from '#ports/identity.ts'
import { discoverOnce } from './discover.ts'
import { askUserinfo, readEmail } from './provider-email.ts'
import { readChanges } from './read-changes.ts'
import { readSignInData } from './read-sign-in-data.ts'
import { removeAt } from './remove-at.ts'
import { clockTolerance, subjectOf } from './subject-of.ts'
import { verifiedTokens } from './verified-tokens.ts'

export interface OidcOptions {
  /** Exactly as the provider's discovery document names it. */
  issuer: string
  /** Where the issuer is reached from here, where that is not its public address. */
  via?: string | undefined
  audience: string
  clientId: string
  /** Where the provider removes accounts for their owners' tokens; there is no standard for it. */
  removalUrl?: string
  /** Where our own provider tells people what it keeps of how they sign in. */
  dataUrl?: string
  /** Only tokens that call themselves access tokens (RFC 9068) and name the client: what our own provider issues. */
  isStrict?: boolean
  /** Where our own provider tells this app of accounts and removes them for it, and the key it wants to see. */
  service?: { url: string; key: string }
}

const cachedTokens = 10_000
const algorithms = ['ES256', 'RS256', 'PS256', 'EdDSA']

const accessTokenTypes = ['at+jwt', 'application/at+jwt']

/**
 * Only an access token for this app. Many providers still type theirs `JWT`, as they do ID tokens: those carry a nonce or
 * hashes, and are for the client instead of the API. Each has to name the client it was given to, by one of the names
 * providers have for it.
 */
function isAccessToken(payload: JWTPayload, type: string | undefined, expected: OidcOptions): boolean {
  const { clientId, audience, isStrict = false } = expected
  const isTyped = accessTokenTypes.includes(type?.toLowerCase() ?? '')
  if (!isTyped && (isStrict || (type !== undefined && type.toLowerCase() !== 'jwt'))) return false
  if (!isTyped && audience === clientId) return false
  if (['nonce', 'at_hash', 'c_hash'].some((claim) => claim in payload)) return false
  const party = isStrict ? payload.client_id : (payload.client_id ?? payload.azp ?? payload.appid ?? payload.cid)
  return party === clientId
}

/** Faults of the token; all else (a key set that cannot be fetched) is the provider's trouble. */
const isTokenFault = (error: unknown) =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC'

/**
 * Verifies bearer tokens of any OpenID Connect provider by its published keys (RFC 9068).
 * Verified tokens are remembered, at most ten thousand, until they expire.
 */
export function oidcIdentity(options: OidcOptions): Identity {
  const { issuer, via, audience, clientId, removalUrl, dataUrl, service } = options
  const provider = discoverOnce(issuer, via)
  let keySet: ReturnType<typeof createRemoteJWKSet> | undefined
  let endpoints: Endpoints | undefined
  const find = async () => {
    const found = await provider()
    if (!found) return undefined
    endpoints = found.endpoints
    keySet ??= createRemoteJWKSet(found.keys, { cooldownDuration: 30_000, timeoutDuration: 5_000 })
    return keySet
  }
  const remembered = verifiedTokens(cachedTokens)

  const check = async (token: string): Promise<Verdict> => {
    const keys = await find()
    if (!keys) return { ok: false, reason: 'unavailable' }
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms,
        clockTolerance,
        requiredClaims: ['sub', 'exp', 'iat'],
      })
      const subject = isAccessToken(payload, protectedHeader.typ, options) ? subjectOf(payload) : undefined
      return subject ? { ok: true, subject } : { ok: false, reason: 'rejected' }
    } catch (error) {
      return { ok: false, reason: isTokenFault(error) ? 'rejected' : 'unavailable' }
    }
  }

  return {
    name: 'oidc',
    async verify(token) {
      const known = remembered.find(token)
      if (known) return { ok: true, subject: known }
      const verdict = await check(token)
      if (verdict.ok) remembered.add(token, verdict.subject)
      return verdict
    },
    endpoints() {
      if (!endpoints) void find()
      return endpoints
    },
    readSignInData: async (token) => (dataUrl ? readSignInData(dataUrl, token) : 'none'),
    async readSignInTime(idToken, subject) {
      const keys = await find()
      if (!keys) return 'unavailable'
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer,
          audience: clientId,
          algorithms,
          clockTolerance,
          requiredClaims: ['sub', 'exp', 'iat'],
        })
        const { sub, auth_time: at } = payload
        return sub === subject && typeof at === 'number' ? at : 'rejected'
      } catch (error) {
        return isTokenFault(error) ? 'rejected' : 'unavailable'
      }
    },
    emailIn: (token) => readEmail(decodeJwt(token)),
    async askEmail(token, subject) {
      const found = await provider()
      return found?.userinfo ? askUserinfo(found.userinfo, token, subject) : undefined
    },
    changesAfter: async (id) => (service ? readChanges(service, id) : []),
    removeAccount: async (token) => (removalUrl ? removeAt(removalUrl, token) : 'kept'),
    removeUnattended: async (subject) =>
      service ? removeAt(`${service.url}/accounts/${encodeURIComponent(subject)}`, service.key) : 'kept',
  }
}
