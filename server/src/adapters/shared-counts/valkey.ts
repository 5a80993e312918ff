import { createClient } from '@redis/client'
import type { SharedCounts } from '#ports/shared-counts.ts'
import { withDeadline } from '../resilience/with-deadline.ts'

const timeoutMs = 1_000
const longestPauseMs = 10_000

/** In Valkey, or a Redis, which forgets a count when its window ends. Connects at the first count, and again when cut off. */
export function valkeyCounts(url: string, { onTrouble }: { onTrouble: (trouble: string) => void }): SharedCounts {
  const client = createClient({
    url: url.replace(/^valkey/, 'redis'),
    // Who counts does not wait for a server that is away.
    disableOfflineQueue: true,
    socket: { connectTimeout: timeoutMs, reconnectStrategy: (tries) => Math.min(2 ** tries * 50, longestPauseMs) },
  })
  client.on('error', (error: Error) => onTrouble(error.message))
  let connecting: Promise<unknown> | undefined
  const connect = () => {
    connecting ??= client.connect()
    // Whoever waits is told; it goes on trying meanwhile.
    connecting.catch(() => undefined)
    return connecting
  }
  return {
    async add({ name, endsAt }, counts) {
      if (!client.isReady) await withDeadline({ provider: 'valkey', timeoutMs }, connect)
      const keys = [...counts.keys()]
      const answers = await Promise.all(
        keys.map((key) => {
          const place = `glimmer:${name}:${endsAt}:${key}`
          return client
            .multi()
            .incrBy(place, counts.get(key) ?? 0)
            .pExpireAt(place, endsAt)
            .exec()
        }),
      )
      return new Map(keys.map((key, index) => [key, Number(answers[index]?.[0])]))
    },
    async close() {
      if (connecting) client.destroy()
    },
  }
}
