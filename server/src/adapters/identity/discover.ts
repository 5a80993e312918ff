import * as z from 'zod'
import type { Endpoints } from '#ports/identity.ts'
import { withDeadline } from '../resilience/with-deadline.ts'

/** How long a provider may take to say what it is: as long as the browser waits for it. */
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

/** What an issuer publishes of itself, as far as this app needs it. */
export interface Provider {
  keys: URL
  endpoints: Endpoints | undefined
  /** Where the provider says who a token speaks for (OpenID Connect Core 1.0 section 5.3). */
  userinfo: string | undefined
  /** Where it tells about tokens (RFC 7662); undefined where that is not safe to ask, or nowhere. */
  introspection: string | undefined
}

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

function endpointsOf(metadata: z.output<typeof Metadata>): Endpoints | undefined {
  const { authorization_endpoint: authorization, token_endpoint: token } = metadata
  const { end_session_endpoint: endSession, revocation_endpoint: revocation } = metadata
  if (!authorization || !token) return undefined
  const makesAccounts = metadata.prompt_values_supported?.includes('create') ?? false
  const answersInForm = metadata.response_modes_supported?.includes('form_post') ?? false
  const says = { makesAccounts, answersInForm }
  return { authorization, token, ...says, ...(endSession && { endSession }), ...(revocation && { revocation }) }
}

/** Whether nobody on the way can change what is said there, or read the secret that is shown. */
const isSafe = (address: string) => new URL(address).protocol === 'https:' || isLoopback(new URL(address))

const textOf = (error: unknown) => (error instanceof z.ZodError ? 'no metadata' : String(error))

/**
 * What an issuer publishes (OpenID Connect Discovery 1.0 section 4). Throws where it cannot be trusted or reached; the
 * message is a sentence for whoever runs the app.
 */
async function discover(issuer: string, via: string): Promise<Provider> {
  const address = `${via.replace(/\/$/, '')}/.well-known/openid-configuration`
  const metadata = await withDeadline({ provider: 'identity', timeoutMs }, async (signal) => {
    const response = await fetch(address, { redirect: 'error', signal })
    return Metadata.parse(await response.json())
  }).catch((error: unknown) => {
    throw new Error(`${address} does not answer as a provider does: ${textOf(error)}.`)
  })
  // Section 4.3: the document must name the issuer it was asked for.
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
  /** Where the issuer is reached from here, where that is not its public address. */
  via?: string | undefined
  onTrouble: (sentence: string) => void
}

/**
 * Finds an issuer when it is first needed, so that app and provider may start in any order.
 * A failed search is tried again at the next call, one search at a time.
 */
export function discoverOnce(
  issuer: string,
  { via = issuer, onTrouble }: DiscoverOptions,
): () => Promise<Provider | undefined> {
  let found: Promise<Provider | undefined> | undefined
  return () => {
    found ??= discover(issuer, via).catch((error: Error) => {
      found = undefined
      onTrouble(error.message)
      return undefined
    })
    return found
  }
}
