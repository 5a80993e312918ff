import { createRemoteJWKSet, jwtVerify } from 'jose'

const { ISSUER = '', AUDIENCE = '' } = process.env
const keys = createRemoteJWKSet(new URL(`${ISSUER}/jwks`))
const verified = new Map<string, string>()

/**
 * The subject of the token in an Authorization header; each token is verified once. Used by the minimal servers of the
 * bench.
 */
export async function subjectOf(authorization = ''): Promise<string> {
  const token = authorization.slice('Bearer '.length)
  const known = verified.get(token)
  if (known) return known
  const { payload } = await jwtVerify(token, keys, { issuer: ISSUER, audience: AUDIENCE })
  verified.set(token, payload.sub ?? '')
  return payload.sub ?? ''
}
