import * as z from 'zod'
import type { Endpoints } from '#ports/identity.ts'
import { withDeadline } from '../resilience/with-deadline.ts'

const timeoutMs = 5_000

/** Optional: only the browser needs these. */
const Address = z.url().optional().catch(undefined)

const Metadata = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  authorization_endpoint: Address,
  token_endpoint: Address,
  end_session_endpoint: Address,
  revocation_endpoint: Address,
  userinfo_endpoint: Address,
})

/** What an issuer publishes of itself, as far as this app needs it. */
export interface Provider {
  keys: URL
  endpoints: Endpoints | undefined
  /** Where the provider says who a token speaks for (OpenID Connect Core 1.0 section 5.3). */
  userinfo: string | undefined
}

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

function endpointsOf(metadata: z.output<typeof Metadata>): Endpoints | undefined {
  const { authorization_endpoint: authorization, token_endpoint: token } = metadata
  const { end_session_endpoint: endSession, revocation_endpoint: revocation } = metadata
  if (!authorization || !token) return undefined
  return { authorization, token, ...(endSession && { endSession }), ...(revocation && { revocation }) }
}

/** What an issuer publishes (OpenID Connect Discovery 1.0 section 4), or undefined when it cannot be trusted or reached. */
async function discover(issuer: string, via: string): Promise<Provider | undefined> {
  try {
    const address = `${via.replace(/\/$/, '')}/.well-known/openid-configuration`
    const metadata = await withDeadline({ provider: 'identity', timeoutMs }, async (signal) => {
      const response = await fetch(address, { redirect: 'error', signal })
      return Metadata.parse(await response.json())
    })
    const keys = new URL(metadata.jwks_uri.replace(issuer, via))
    // Section 4.3: the document must name the issuer it was asked for.
    if (metadata.issuer !== issuer) return undefined
    return keys.protocol === 'https:' || isLoopback(keys)
      ? { keys, endpoints: endpointsOf(metadata), userinfo: metadata.userinfo_endpoint?.replace(issuer, via) }
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Finds an issuer when it is first needed, so that app and provider may start in any order.
 * A failed search is tried again at the next call, one search at a time.
 * @param via where the issuer is reached from here, where that is not its public address.
 */
export function discoverOnce(issuer: string, via = issuer): () => Promise<Provider | undefined> {
  let found: Promise<Provider | undefined> | undefined
  return () => {
    found ??= discover(issuer, via).then((provider) => {
      if (!provider) found = undefined
      return provider
    })
    return found
  }
}
