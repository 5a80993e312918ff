import { createLocalJWKSet, type JWK, jwtVerify } from 'jose'
import { apiAudience, webClientId } from './first-party-client.ts'

/** What our access tokens are verified against. */
export interface TokenVerification {
  issuer: string
  appUrl: string
  signing: JWK[]
}

const withoutPrivatePart = ({ d: _d, ...publicPart }: JWK): JWK => publicPart

/** The account an access token belongs to, and when its user last authenticated and it was issued, in epoch seconds. */
export interface Bearer {
  subject: string
  signedInAt: number
  issuedAt: number
}

/** Reads the access token of an Authorization header; undefined if it is not one of ours. */
export async function readBearer(
  authorization: string,
  { issuer, appUrl, signing }: TokenVerification,
): Promise<Bearer | undefined> {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1]
  if (!token) return undefined
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: signing.map(withoutPrivatePart) }), {
      issuer,
      audience: apiAudience(appUrl),
      typ: 'at+jwt',
      algorithms: ['ES256'],
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    const { client_id, sub, auth_time, iat = 0 } = payload
    if (client_id !== webClientId || !sub) return undefined
    return { subject: sub, signedInAt: Number(auth_time ?? 0), issuedAt: iat }
  } catch {
    return undefined
  }
}
