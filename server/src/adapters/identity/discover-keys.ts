import * as z from 'zod'

const Metadata = z.object({ issuer: z.string(), jwks_uri: z.url() })

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** The key address an issuer publishes (OpenID Connect Discovery 1.0 section 4), or undefined when it cannot be trusted or reached. */
async function discover(issuer: string): Promise<URL | undefined> {
  try {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(5_000) })
    const metadata = Metadata.parse(await response.json())
    const uri = new URL(metadata.jwks_uri)
    // Section 4.3: the document must name the issuer it was asked for.
    if (metadata.issuer !== issuer) return undefined
    return uri.protocol === 'https:' || isLoopback(uri) ? uri : undefined
  } catch {
    return undefined
  }
}

/**
 * Finds an issuer's keys when first needed, so that app and provider may start in any order.
 * A failed search is tried again at the next call, one search at a time.
 */
export function discoverKeys<Keys>(issuer: string, open: (uri: URL) => Keys): () => Promise<Keys | undefined> {
  let found: Promise<Keys | undefined> | undefined
  return () => {
    found ??= discover(issuer).then((uri) => {
      if (!uri) found = undefined
      return uri && open(uri)
    })
    return found
  }
}
