import { createHmac } from 'node:crypto'
import type { App } from '#app.ts'
import { sharedLimit } from './shared-limit.ts'

interface AppLimitOptions {
  /** The name that identifies the limit across processes. */
  name: string
  /** How much one key may use in a window. */
  most: number
  windowMs: number
}

/**
 * A rate limit on unauthenticated callers, keyed by address or by a link's id, that all processes of the installation
 * share.
 */
export type AppLimit = ReturnType<typeof appLimit>

export function appLimit(app: App, options: AppLimitOptions) {
  const secret = app.installationSecret()
  let isLogged = false
  const { count } = sharedLimit({
    ...options,
    counts: app.counts,
    // Addresses leave this process only as a keyed hash.
    hashKey: (key) => createHmac('sha256', secret).update(key).digest('base64url'),
    onTrouble(err) {
      if (!isLogged) app.log.warn({ err, limit: options.name }, 'a limit is not counted with the other processes')
      isLogged = true
    },
  })
  return {
    count,
    /** Counts `weight` for a key. Returns how many seconds it has to wait: 0 while it is within the limit. */
    take(key: string, weight = 1): number {
      const { current, ttl } = count(key, weight)
      return current > options.most ? Math.ceil(ttl / 1000) : 0
    },
  }
}
