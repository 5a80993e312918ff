import { isDatabaseAway } from '@glimmer/lib/database-away'
import Provider from 'oidc-provider'
import type { Logger } from 'pino'
import type { Encryption } from '#keys/encryption.ts'
import { type KeyRing, maintainKeyRing } from '#keys/key-ring.ts'
import { type ProviderParts, providerConfiguration } from './configuration.ts'
import { answerInForms, followSessions } from './middleware.ts'

export interface CurrentProvider {
  provider: Provider
  keys: KeyRing
}

export interface RotatingProvider {
  current(): CurrentProvider
  /** Checks the stored keys, creates and retires those that are due, and rebuilds the provider if they changed. */
  refresh(now: Date): Promise<void>
}

const fingerprint = ({ signing, cookie }: KeyRing) => JSON.stringify([signing.map(({ kid }) => kid), cookie])

/** The OpenID Connect implementation: `oidc-provider`, which is certified. */
function openProvider(parts: ProviderParts, log: Logger): Provider {
  const provider = new Provider(parts.issuer, providerConfiguration(parts))
  // The library then trusts `x-forwarded-proto`, which we set ourselves, from the issuer, on every request.
  provider.proxy = true
  answerInForms(provider)
  followSessions(provider, parts.database)
  provider.on('server_error', (ctx, err) => {
    if (!isDatabaseAway(err)) return log.error({ err }, 'the provider failed')
    ctx.status = 503
    ctx.set('retry-after', '10')
    return log.warn({ err }, 'the database is away')
  })
  return provider
}

/** A provider that always uses the current keys; requests under way finish with those they started with. */
export async function rotatingProvider(
  parts: Omit<ProviderParts, 'keys'>,
  encryption: Encryption,
  log: Logger,
): Promise<RotatingProvider> {
  const build = (keys: KeyRing) => ({ keys, provider: openProvider({ ...parts, keys }, log) })
  let current = build(await maintainKeyRing(parts.database, encryption, new Date()))
  return {
    current: () => current,
    async refresh(now) {
      const keys = await maintainKeyRing(parts.database, encryption, now)
      if (fingerprint(keys) !== fingerprint(current.keys)) current = build(keys)
    },
  }
}
