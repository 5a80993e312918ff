import type { JWTPayload } from 'jose'
import { longestLife } from './subject-of.ts'

/** Why tokens for these audiences are of no use here, as the end of a sentence; undefined where ours is among them. */
export function whyForAnother(aud: string | string[] | undefined, audience: string): string | undefined {
  const audiences = [aud ?? []].flat()
  if (audiences.includes(audience)) return undefined
  return `they are for the audience ${audiences.join(', ') || 'of nobody'}. Have it make them for OIDC_AUDIENCE, ${audience}.`
}

/**
 * Why an access token that the provider has made for this app is of a kind that no request can be let in with, as the end
 * of a sentence for whoever runs the app. Undefined where its kind is right.
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
