import { EmailAddress } from '@glimmer/contract/email-address'
import { tidyName } from '@glimmer/contract/names'
import * as z from 'zod'
import type { ProviderEmail, ProviderProfile } from '#ports/identity.ts'
import { withDeadline } from '../resilience/with-deadline.ts'

/** The standard claims (OpenID Connect Core 1.0 section 5.1); some providers write the second as a string. */
const Claims = z.object({ email: EmailAddress, email_verified: z.union([z.boolean(), z.literal('true')]).catch(false) })

/** Reads the email address from the claims of a token or of userinfo. */
export function readEmail(claims: unknown): ProviderEmail | undefined {
  const read = Claims.safeParse(claims)
  return read.success ? { address: read.data.email, isVerified: read.data.email_verified !== false } : undefined
}

const Name = z.string().overwrite(tidyName).min(1).max(60).optional().catch(undefined)
const Names = z.object({ given_name: Name, name: Name, preferred_username: Name })

/** Requests userinfo. Section 5.3.2: a response about another subject must not be used. */
export async function askUserinfo(url: string, token: string, subject: string): Promise<ProviderProfile> {
  const claims = await askJson(url, token)
  const about = Names.extend({ sub: z.literal(subject) }).safeParse(claims)
  if (!about.success) return {}
  const { given_name, name, preferred_username } = about.data
  return { email: readEmail(claims), name: given_name ?? name ?? preferred_username }
}

const timeoutMs = 5_000

/** Requests a provider URL with a bearer token and returns the JSON; undefined if the request fails. */
export async function askJson(url: string, token: string): Promise<unknown> {
  try {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
    return await withDeadline({ provider: 'identity', timeoutMs }, async (signal) => {
      const response = await fetch(url, { headers, redirect: 'error', signal })
      return response.ok ? await response.json() : undefined
    })
  } catch {
    return undefined
  }
}
