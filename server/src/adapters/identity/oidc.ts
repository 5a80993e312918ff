import { setTimeout as pause } from 'node:timers/promises'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import type { Endpoints, Identity } from '#ports/identity.ts'
import { accessTokenCheck, algorithms, isReadable, isTokenFault } from './check-access-token.ts'
import { discoverOnce } from './discover.ts'
import type { IntrospectionClient } from './introspect.ts'
import { clockTolerance, type ExpectedTokens } from './token-rules.ts'
import { askUserinfo, readEmail } from './userinfo.ts'
import { verifiedTokens } from './verified-tokens.ts'

export interface OidcOptions extends ExpectedTokens {
  /** The URL at which this process reaches the issuer, if not its public one. */
  via?: string | undefined
  /** How long a request waits for discovery, which continues afterwards. */
  patienceMs?: number
  /** This app's introspection client; without it opaque tokens are refused. */
  introspection?: IntrospectionClient | undefined
  /** Called with sentences for the operator about why nobody can sign in, once for each. */
  onTrouble?: (sentence: string) => void
}

const cachedTokens = 10_000

const reportOnce = (report: (sentence: string) => void = () => undefined) => {
  const reported = new Set<string>()
  return (sentence: string) => {
    if (!reported.has(sentence)) report(sentence)
    reported.add(sentence)
  }
}

/** The provider's keys and endpoints, discovered on first use. A request waits for at most `patienceMs`. */
function providerOf({ issuer, via, patienceMs = 5_000 }: OidcOptions, report: (sentence: string) => void) {
  const discover = discoverOnce(issuer, { via, onTrouble: report })
  let keySet: ReturnType<typeof createRemoteJWKSet> | undefined
  let endpoints: Endpoints | undefined
  const find = async () => {
    const provider = await Promise.race([discover(), pause(patienceMs, undefined, { ref: false })])
    if (!provider) return undefined
    endpoints = provider.endpoints
    keySet ??= createRemoteJWKSet(provider.keys, { cooldownDuration: 30_000, timeoutDuration: 5_000 })
    return { keys: keySet, userinfo: provider.userinfo, introspection: provider.introspection }
  }
  return {
    findKeys: async () => (await find())?.keys,
    findUserinfo: async () => (await find())?.userinfo,
    findIntrospection: async () => (await find())?.introspection,
    endpoints() {
      if (!endpoints) void find()
      return endpoints
    },
  }
}

/**
 * Verifies bearer tokens of any OpenID Connect provider by its published keys (RFC 9068), and opaque tokens by
 * introspection (RFC 7662). Up to ten thousand verified tokens are cached until they expire. There is no standard for
 * what a provider knows or removes beyond that.
 */
export function oidcIdentity(options: OidcOptions): Identity {
  const { issuer, clientId } = options
  const report = reportOnce(options.onTrouble)
  const { findKeys, findUserinfo, findIntrospection, endpoints } = providerOf(options, report)
  const cache = verifiedTokens(cachedTokens)
  const check = accessTokenCheck({ ...options, findKeys, findUserinfo, findIntrospection, report })

  return {
    async verify(token) {
      const cached = cache.find(token)
      if (cached) return { ok: true, subject: cached }
      const verdict = await check(token)
      if (verdict.ok) cache.add(token, verdict.subject)
      return verdict
    },
    endpoints,
    readSignInData: async () => 'none',
    async readSignInTime(idToken, subject) {
      const keys = await findKeys()
      if (!keys) return 'unavailable'
      try {
        const requiredClaims = ['sub', 'exp', 'iat']
        const rules = { issuer, audience: clientId, algorithms, clockTolerance, requiredClaims }
        const { sub, auth_time: at } = (await jwtVerify(idToken, keys, rules)).payload
        return sub === subject && typeof at === 'number' ? at : 'rejected'
      } catch (error) {
        return isTokenFault(error) ? 'rejected' : 'unavailable'
      }
    },
    emailIn(token) {
      if (!isReadable(token)) return undefined
      const claims = decodeJwt(token)
      const email = readEmail(claims)
      return email && { ...email, issuedAt: new Date((claims.iat ?? 0) * 1000) }
    },
    async askProfile(token, subject) {
      const userinfo = await findUserinfo()
      return userinfo ? askUserinfo(userinfo, token, subject) : {}
    },
    changesAfter: async () => [],
    removeAccount: async () => 'kept',
    endSessions: async () => 'kept',
    removeWithoutUser: async () => 'kept',
  }
}
