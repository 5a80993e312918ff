import { createLocalJWKSet, type JWK, jwtVerify } from 'jose'
import { apiAudience, webClientId } from './first-party-client.ts'

/** What access tokens of ours are known by. */
export interface Issued {
  issuer: string
  appUrl: string
  signing: JWK[]
}

const withoutPrivatePart = ({ d: _d, ...publicPart }: JWK): JWK => publicPart

/** Whom an access token speaks for, and when they last showed who they are, in epoch seconds. */
export interface Bearer {
  subject: string
  signedInAt: number
}

/** What the access token of an Authorization header says, or undefined when it is none of ours. */
export async function readBearer(
  authorization: string,
  { issuer, appUrl, signing }: Issued,
): Promise<Bearer | undefined> {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1]
  if (!token) return undefined
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: signing.map(withoutPrivatePart) }), {
      issuer,
      audience: apiAudience(appUrl),
      typ: 'at+jwt',
      algorithms: ['ES256'],
      requiredClaims: ['sub', 'exp'],
    })
    const { client_id, sub, auth_time } = payload
    return client_id === webClientId && sub ? { subject: sub, signedInAt: Number(auth_time ?? 0) } : undefined
  } catch {
    return undefined
  }
}
