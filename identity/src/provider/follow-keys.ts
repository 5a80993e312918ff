import type Provider from 'oidc-provider'
import type { Logger } from 'pino'
import { type KeyRing, tendKeys } from '#keys/key-ring.ts'
import type { Seal } from '#keys/seal.ts'
import type { ProviderParts } from './configuration.ts'
import { createProvider } from './create-provider.ts'

interface CurrentProvider {
  provider: Provider
  keys: KeyRing
}

export interface FollowedKeys {
  current(): CurrentProvider
  /** Looks at the stored keys, makes and retires what is due, and builds the provider anew when they changed. */
  refresh(now: Date): Promise<void>
}

const fingerprint = ({ signing, cookie }: KeyRing) => JSON.stringify([signing.map(({ kid }) => kid), cookie])

/** A provider that is always built from the keys of the moment; requests under way keep the one they began with. */
export async function followKeys(parts: Omit<ProviderParts, 'keys'>, seal: Seal, log: Logger): Promise<FollowedKeys> {
  const build = (keys: KeyRing): CurrentProvider => ({
    keys,
    provider: createProvider({ ...parts, keys }, log),
  })
  let current = build(await tendKeys(parts.database, seal, new Date()))
  return {
    current: () => current,
    async refresh(now) {
      const keys = await tendKeys(parts.database, seal, now)
      if (fingerprint(keys) !== fingerprint(current.keys)) current = build(keys)
    },
  }
}
