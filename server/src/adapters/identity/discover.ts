import { isLoopback } from '@glimmer/lib/settings/is-loopback'
import * as z from 'zod'
import type { Endpoints } from '#ports/identity.ts'
import { withDeadline } from '../resilience/with-deadline.ts'

/** How long discovery may take: as long as the browser waits for it. */
const timeoutMs = 30_000

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
  introspection_endpoint: Address,
  prompt_values_supported: z.array(z.string()).optional().catch(undefined),
  response_modes_supported: z.array(z.string()).optional().catch(undefined),
})

/** The part of an issuer's metadata that this app needs. */
export interface Provider {
  keys: URL
  endpoints: Endpoints | undefined
  /** The userinfo endpoint (OpenID Connect Core 1.0 section 5.3). */
  userinfo: string | undefined
  /** The introspection endpoint (RFC 7662); undefined if there is none, or it is not safe to use. */
  introspection: string | undefined
}

function endpointsOf(metadata: z.output<typeof Metadata>): Endpoints | undefined {
  const { authorization_endpoint: authorization, token_endpoint: token } = metadata
  const { end_session_endpoint: endSession, revocation_endpoint: revocation } = metadata
  if (!authorization || !token) return undefined
  const supportsSignUpPrompt = metadata.prompt_values_supported?.includes('create') ?? false
  const supportsFormPost = metadata.response_modes_supported?.includes('form_post') ?? false
  const says = { supportsSignUpPrompt, supportsFormPost }
  return { authorization, token, ...says, ...(endSession && { endSession }), ...(revocation && { revocation }) }
}

/** True if traffic to this URL cannot be read or changed on the way. */
const isSafe = (address: string) => new URL(address).protocol === 'https:' || isLoopback(address)

/** The failure in a few words: `fetch` keeps the reason, such as ECONNREFUSED, in its error's cause. */
function reasonFor(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'what lies there is no metadata'
  const { cause } = error as { cause?: { code?: unknown } }
  return typeof cause?.code === 'string' ? cause.code : String(error)
}

/**
 * Fetches an issuer's metadata (OpenID Connect Discovery 1.0 section 4). Throws if it cannot be trusted or reached; the
 * message is a sentence for the operator.
 */
async function discover(issuer: string, via: string): Promise<Provider> {
  const address = `${via.replace(/\/$/, '')}/.well-known/openid-configuration`
  const metadata = await withDeadline({ provider: 'identity', timeoutMs }, async (signal) => {
    const response = await fetch(address, { redirect: 'error', signal })
    return Metadata.parse(await response.json())
  }).catch((error: unknown) => {
    const who = via === issuer ? `OIDC_ISSUER names ${issuer}, which` : via
    throw new Error(`Nobody can sign in: ${who} does not answer as a provider does (${reasonFor(error)}).`)
  })
  // Section 4.3: the document must name the issuer that was requested.
  if (metadata.issuer !== issuer)
    throw new Error(`OIDC_ISSUER is ${issuer}, and the provider there calls itself ${metadata.issuer}: set it to that.`)
  const keys = new URL(metadata.jwks_uri.replace(issuer, via))
  if (!isSafe(keys.href))
    throw new Error(`The provider's keys lie at ${keys.origin}, which is not https: nobody could trust them.`)
  const introspection = metadata.introspection_endpoint
  return {
    keys,
    endpoints: endpointsOf(metadata),
    userinfo: metadata.userinfo_endpoint?.replace(issuer, via),
    introspection: introspection && isSafe(introspection) ? introspection : undefined,
  }
}

interface DiscoverOptions {
  /** The URL at which this process reaches the issuer, if not its public one. */
  via?: string | undefined
  onTrouble: (sentence: string) => void
}

/**
 * Discovers an issuer on first use, so that the app and the provider may start in any order. A failed discovery is
 * retried on the next call; there is only one at a time.
 */
export function discoverOnce(
  issuer: string,
  { via = issuer, onTrouble }: DiscoverOptions,
): () => Promise<Provider | undefined> {
  let provider: Promise<Provider | undefined> | undefined
  return () => {
    provider ??= discover(issuer, via).catch((error: Error) => {
      provider = undefined
      onTrouble(error.message)
      return undefined
    })
    return provider
  }
}
