import type { Verdict } from '#ports/identity.ts'
import { type IntrospectionAnswer, type IntrospectionClient, introspect } from './introspect.ts'
import {
  clockTolerance,
  type ExpectedTokens,
  partyOf,
  type RejectUnusable,
  subjectOf,
  whyForAnother,
} from './token-rules.ts'
import { askJson } from './userinfo.ts'

/** How long an introspection result is trusted at most, in seconds: a token may be revoked before it expires. */
const believedSeconds = 60

/** Concurrent requests to the provider: a client that sends random tokens must not make us flood it. */
const questionsAtOnce = 20

const rejected: Verdict = { ok: false, reason: 'rejected' }
const unavailable: Verdict = { ok: false, reason: 'unavailable' }

interface Asking extends ExpectedTokens {
  introspection?: IntrospectionClient | undefined
  findUserinfo(): Promise<string | undefined>
  /** The URL of the introspection endpoint; undefined if the provider has none. */
  findIntrospection(): Promise<string | undefined>
  unusable: RejectUnusable
}

/** True for tokens that are not bearer access tokens; most providers give neither field. */
const isOther = ({ token_type: type, token_use: use }: IntrospectionAnswer) =>
  !['bearer', 'access_token'].includes(type?.toLowerCase() ?? 'bearer') || (use ?? 'access_token') !== 'access_token'

/**
 * Checks an introspection response by the same rules as a JWT. RFC 7662 allows the audience to be left out: then the
 * client alone decides.
 */
function judgeResponse(answer: IntrospectionAnswer, { issuer, audience, clientId, unusable }: Asking): Verdict {
  const now = Math.floor(Date.now() / 1000)
  if (!answer.active || isOther(answer) || (answer.iss ?? issuer) !== issuer) return rejected
  if ((answer.nbf ?? now) > now + clockTolerance || partyOf(answer) !== clientId) return rejected
  const why = answer.aud === undefined ? undefined : whyForAnother(answer.aud, audience)
  if (why) return unusable(why)
  const exp = Math.min(answer.exp ?? Number.POSITIVE_INFINITY, now + believedSeconds)
  const subject = exp > now ? subjectOf({ ...answer, iss: issuer, iat: now, exp }) : undefined
  return subject ? { ok: true, subject } : rejected
}

/** Verifies opaque tokens by introspection; without an introspection client, reports that they cannot be read. */
export function opaqueTokenCheck(asking: Asking): (token: string) => Promise<Verdict> {
  const { introspection, audience, isStrict = false, findUserinfo, findIntrospection, unusable } = asking
  const pendingChecks = new Map<string, Promise<Verdict>>()

  /** Only the provider's own tokens are reported as opaque; any other token is simply rejected. */
  async function reportOpaque(token: string): Promise<Verdict> {
    const userinfo = await findUserinfo()
    if (!userinfo || (await askJson(userinfo, token)) === undefined) return rejected
    return unusable(
      `they are opaque. Have it make JWTs for the audience ${audience}, or set OIDC_INTROSPECTION_CLIENT_ID and its secret.`,
    )
  }

  async function ask(token: string, client: IntrospectionClient): Promise<Verdict> {
    const url = await findIntrospection()
    if (!url) return unusable('they are opaque, and it names no place to ask about them (introspection_endpoint).')
    const answer = await introspect(url, client, token)
    if (answer === 'unavailable') return unavailable
    if (answer === 'refused')
      return unusable('they are opaque, and it does not answer to OIDC_INTROSPECTION_CLIENT_ID and its secret.')
    return judgeResponse(answer, asking)
  }

  /** Concurrent requests with the same token share one introspection. */
  return async (token) => {
    if (isStrict) return rejected
    const pending = pendingChecks.get(token)
    if (pending) return pending
    if (pendingChecks.size >= questionsAtOnce) return unavailable
    const answer = introspection ? ask(token, introspection) : reportOpaque(token)
    const question = answer.finally(() => pendingChecks.delete(token))
    pendingChecks.set(token, question)
    return question
  }
}
