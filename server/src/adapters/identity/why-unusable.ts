import type { JWTPayload } from 'jose'
import { longestLife } from './subject-of.ts'

/** Why tokens for these audiences cannot be used, as the end of a sentence; undefined if ours is among them. */
export function whyForAnother(aud: string | string[] | undefined, audience: string): string | undefined {
  const audiences = [aud ?? []].flat()
  if (audiences.includes(audience)) return undefined
  return `they are for the audience ${audiences.join(', ') || 'of nobody'}. Have it make them for OIDC_AUDIENCE, ${audience}.`
}

/**
 * Why an access token that the provider issued for this app is of a kind that can never be accepted, as the end of a
 * sentence for the operator. Undefined if its kind is right.
 */
export function whyUnusable({ aud, iat, exp }: JWTPayload, audience: string): string | undefined {
  const forAnother = whyForAnother(aud, audience)
  if (forAnother) return forAnother
  if (iat === undefined) return 'they do not say when they were made (iat).'
  if (exp === undefined) return 'they never end. Have them end within a day.'
  if (exp - iat > longestLife)
    return `they live for ${Math.round((exp - iat) / 3600)} hours. Have them end within a day.`
  return undefined
}
