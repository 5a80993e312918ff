import { createLocalJWKSet, type JWK, jwtVerify } from 'jose'
import { apiAudience, webClientId } from './first-party-client.ts'

/** What access tokens of ours are known by. */
export interface Issued {
  issuer: string
  appUrl: string
  signing: JWK[]
}

const withoutPrivatePart = ({ d: _d, ...publicPart }: JWK): JWK => publicPart

/** The account the access token of an Authorization header speaks for, or undefined when it is none of ours. */
export async function bearerSubject(
  authorization: string,
  { issuer, appUrl, signing }: Issued,
): Promise<string | undefined> {
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
    return payload.client_id === webClientId ? payload.sub : undefined
  } catch {
    return undefined
  }
}
