import type { Verdict } from '#ports/identity.ts'
import { askJson } from './ask-json.ts'
import { type ExpectedTokens, partyOf, type TellingUnusable } from './expected-tokens.ts'
import { type IntrospectionAnswer, type IntrospectionClient, introspect } from './introspect.ts'
import { clockTolerance, subjectOf } from './subject-of.ts'
import { whyForAnother } from './why-unusable.ts'

/** What the provider has told is believed for this long at most, in seconds: a token may be ended before its time. */
const believedSeconds = 60

/** Questions under way at once: whoever sends nonsense must not have us flood the provider. */
const questionsAtOnce = 20

const rejected: Verdict = { ok: false, reason: 'rejected' }
const unavailable: Verdict = { ok: false, reason: 'unavailable' }

interface Asking extends ExpectedTokens {
  introspection?: IntrospectionClient | undefined
  findUserinfo(): Promise<string | undefined>
  /** Where the provider tells about tokens; undefined where it names no such place. */
  findIntrospection(): Promise<string | undefined>
  unusable: TellingUnusable
}

/** Kinds of token that are no bearer's access token; most providers say neither. */
const isOther = ({ token_type: type, token_use: use }: IntrospectionAnswer) =>
  !['bearer', 'access_token'].includes(type?.toLowerCase() ?? 'bearer') || (use ?? 'access_token') !== 'access_token'

/** The answer held against the rules of a JWT. RFC 7662 lets the audience be left out: then the client alone decides. */
function judge(answer: IntrospectionAnswer, { issuer, audience, clientId, unusable }: Asking): Verdict {
  const now = Math.floor(Date.now() / 1000)
  if (!answer.active || isOther(answer) || (answer.iss ?? issuer) !== issuer) return rejected
  if ((answer.nbf ?? now) > now + clockTolerance || partyOf(answer) !== clientId) return rejected
  const why = answer.aud === undefined ? undefined : whyForAnother(answer.aud, audience)
  if (why) return unusable(why)
  const exp = Math.min(answer.exp ?? Number.POSITIVE_INFINITY, now + believedSeconds)
  const subject = exp > now ? subjectOf({ ...answer, iss: issuer, iat: now, exp }) : undefined
  return subject ? { ok: true, subject } : rejected
}

/** Judges tokens that nobody but the provider can read: by asking it, or, without leave to ask, by saying so. */
export function opaqueTokenCheck(asking: Asking): (token: string) => Promise<Verdict> {
  const { introspection, audience, isStrict = false, findUserinfo, findIntrospection, unusable } = asking
  const underWay = new Map<string, Promise<Verdict>>()

  /** The provider knows its own tokens; to all others there is nothing to say. */
  async function sayThatTheyAreOpaque(token: string): Promise<Verdict> {
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
    return judge(answer, asking)
  }

  /** Requests that come together with one token share one question. */
  return async (token) => {
    if (isStrict) return rejected
    const asked = underWay.get(token)
    if (asked) return asked
    if (underWay.size >= questionsAtOnce) return unavailable
    const answer = introspection ? ask(token, introspection) : sayThatTheyAreOpaque(token)
    const question = answer.finally(() => underWay.delete(token))
    underWay.set(token, question)
    return question
  }
}
