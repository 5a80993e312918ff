import { createHmac } from 'node:crypto'
import type { App } from '#app.ts'
import { sharedLimit } from './shared-limit.ts'

export interface AppLimitOptions {
  /** What the other processes know the limit by. */
  name: string
  /** How often one key may be counted in a window. */
  most: number
  windowMs: number
}

/** A limit on strangers, by their address or a link of theirs, that all processes of this installation count together. */
export function appLimit(app: App, options: AppLimitOptions) {
  const secret = app.trustKey()
  let isTold = false
  const { count } = sharedLimit({
    ...options,
    counts: app.counts,
    // An address is nobody's business outside this process.
    hashKey: (key) => createHmac('sha256', secret).update(key).digest('base64url'),
    onTrouble(err) {
      if (!isTold) app.log.warn({ err, limit: options.name }, 'a limit is not counted with the other processes')
      isTold = true
    },
  })
  return {
    count,
    /** Counts `weight` for a key, and answers how many seconds it has to wait: 0 where there is room. */
    take(key: string, weight = 1): number {
      const { current, ttl } = count(key, weight)
      return current > options.most ? Math.ceil(ttl / 1000) : 0
    },
  }
}
