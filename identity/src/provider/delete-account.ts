import { createLocalJWKSet, type JWK, jwtVerify } from 'jose'
import { removeAccount } from '#accounts/store.ts'
import type { Database } from '#database/pool.ts'
import { apiAudience, webClientId } from './first-party-client.ts'

interface Issued {
  issuer: string
  appUrl: string
  signing: JWK[]
}

const withoutPrivatePart = ({ d: _d, ...publicPart }: JWK): JWK => publicPart

/** The account an access token of ours speaks for, or undefined when it is not one. */
async function subjectOf(token: string, { issuer, appUrl, signing }: Issued): Promise<string | undefined> {
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

/**
 * Removes the account of the person the access token speaks for, with its sessions, grants and tokens.
 * Returns whether the token was good. An account that is gone already is no error.
 */
export async function deleteAccount(database: Database, authorization: string, issued: Issued): Promise<boolean> {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1]
  const subject = token && (await subjectOf(token, issued))
  if (!subject) return false
  await removeAccount(database, subject)
  return true
}
