import Provider from 'oidc-provider'
import type { Logger } from 'pino'
import { type ProviderParts, providerConfiguration } from './configuration.ts'

/** Paths the provider answers; every other path is ours, or nobody's. */
const paths = [
  /^\/\.well-known\/openid-configuration$/,
  /^\/jwks$/,
  /^\/auth(\/[\w-]+)?$/,
  /^\/token(\/revocation)?$/,
  /^\/session\/end(\/confirm|\/success)?$/,
]
export const isProviderPath = (path: string) => paths.some((pattern) => pattern.test(path))

/** The OpenID Connect machinery: `oidc-provider`, a certified implementation. */
export function createProvider(parts: ProviderParts, log: Logger): Provider {
  const provider = new Provider(parts.issuer, providerConfiguration(parts))
  // The scheme is told by a header that we set ourselves, from the issuer, on every request.
  provider.proxy = true
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'the provider failed'))
  return provider
}
